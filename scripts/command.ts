import { parseArgs, type ParseArgsConfig } from 'node:util'

/** A mistake of the person at the keyboard, as a whole sentence for that person. */
export class UsageError extends Error {}

/**
 * Reads what stands behind a command. Throws `UsageError` where something is not known or has no value.
 * @param options as `parseArgs` of node:util takes them
 * @param args what stands behind the command, such as `['--strict']`
 */
export const readOptions = <T extends NonNullable<ParseArgsConfig['options']>>(options: T, args: string[]) => {
  try {
    return parseArgs({ options, args, strict: true }).values
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new UsageError(`${(error as Error).message} There are: ${known.join(', ') || 'no options'}.`)
  }
}

/** Runs a command; a mistake of the person, or what the system refuses, ends it with a sentence and the exit code 1. */
export const runCommand = (command: () => void | Promise<void>) => {
  const end = (error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException
    if (!(error instanceof UsageError) && code === undefined) throw error
    process.stderr.write(`${error instanceof UsageError ? '' : 'The system refuses: '}${message}\n`)
    process.exitCode = 1
  }
  Promise.resolve().then(command).catch(end)
}
