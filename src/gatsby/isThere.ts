import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../i18n/languages'
import { fileIn } from '../schema/translation'

/**
 * Whether a text is there in a language.
 * @param path of its English file, below `content/`
 */
export const isThere = (language: Language, path: string) => existsSync(join('content', fileIn(language, path)))
