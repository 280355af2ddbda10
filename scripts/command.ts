/** A mistake of the person at the keyboard, as a whole sentence for that person. */
export class UsageError extends Error {}

/** Runs a command; a mistake of the person, or what the system refuses, ends it with a sentence and the exit code 1. */
export const runCommand = (command: () => void | Promise<void>) => {
  const end = (error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException
    if (!(error instanceof UsageError) && code === undefined) throw error
    process.stderr.write(`${message}\n`)
    process.exitCode = 1
  }
  Promise.resolve().then(command).catch(end)
}
