import { parseArgs, type ParseArgsConfig } from 'node:util'
import { nearestSpelling } from '../lib/nearestSpelling'
import { systemMistake } from './systemMistake'

/** A mistake of the person at the desk, as a whole sentence for that person. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Reads what stands behind a command. Throws `UsageError` where something is not known or has no value.
 * @param options as `parseArgs` of node:util takes them
 * @param given what stands behind the command, such as `['--strict']`
 */
export const readOptions = <T extends Options>(options: T, given: string[]) => {
  const names = Object.keys(options).map((name) => `--${name}`)
  const { tokens } = parseArgs({ options, args: given, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'positional') {
      throw new UsageError(
        `“${token.value}” stands alone; put a value of several words into double quotes, and ${names.join(', ')} in front.`,
      )
    }
    if (token.kind !== 'option') continue
    const option = options[token.name]
    if (!option) {
      const near = nearestSpelling(token.rawName, names)
      throw new UsageError(
        `${token.rawName} is not known; ${near ? `did you mean ${near}?` : `there are: ${names.join(', ')}.`}`,
      )
    }
    if (option.type === 'string' && !token.value)
      throw new UsageError(`${token.rawName} has no value; write it behind.`)
  }
  return parseArgs({ options, args: given, strict: true }).values
}

/** Runs a command; a mistake at the desk, or what the system refuses, ends it with a sentence and the exit code 1. */
export const runCommand = (command: () => void | Promise<void>) => {
  const end = (error: unknown) => {
    const sentence = error instanceof UsageError ? error.message : systemMistake(error)
    if (sentence === undefined) throw error
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  }
  Promise.resolve().then(command).catch(end)
}
