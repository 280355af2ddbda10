import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SOURCE_LANGUAGE, type Language } from '../i18n/languages'
import { translationPath } from '../schema/translation'

/**
 * Whether a text is there in a language.
 * @param path of the English file, below `content/`
 */
export const isTranslated = (language: Language, path: string) =>
  language === SOURCE_LANGUAGE || existsSync(join('content', translationPath(path, language)))
