/** What the system says, by what to say of a path and to do. */
const SENTENCES: Readonly<Record<string, (path: string) => string>> = {
  EACCES: (path) =>
    `The system does not let you use ${path}; start this as its owner, or ask its owner for the right to.`,
  EPERM: (path) => `The system refuses to change ${path}; see who may.`,
  EROFS: (path) => `The disk of ${path} can only be read; mount it for writing, then start again.`,
  ENOSPC: (path) => `The disk of ${path} is full; make room, then start again.`,
  EDQUOT: (path) => `Your share of the disk of ${path} is full; make room, then start again.`,
  EBUSY: (path) => `Something else holds ${path}; end that, then start again.`,
}

/** A sentence for what the system does not let a command do; undefined for any other error. */
export const systemMistake = (error: unknown): string | undefined => {
  const { code = '', path = 'this folder', dest } = error as NodeJS.ErrnoException & { dest?: string }
  return SENTENCES[code]?.(dest ?? path)
}
