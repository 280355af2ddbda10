import type { KnownContent } from '../knownContent'

let all: KnownContent['words'] = {}

export const setWords = (words: KnownContent['words']) => {
  all = words
}

/**
 * The fields of a file that stands alone, as they were when the desk was opened. Its pictures are not shown: only those of
 * the open file are at hand.
 */
export const words = <T>(type: string) => all[type] as T
