import { existsSync, readFileSync } from 'node:fs'
import { ALL_LANGUAGES } from '../src/i18n/languages'
import { readContentFile } from '../src/schema/contentFile'
import { fileIn } from '../src/schema/translation'

interface PlaceFile {
  name: string
  strait: string
  airport: string
  longitude: number
  latitude: number
}

const FILE = 'content/settings/place.md'

const read = (file: string) => readContentFile(readFileSync(file, 'utf8')).frontMatter as unknown as PlaceFile

/**
 * Where the bay lies (degrees east and north), and what the map names in each language, from the files in content/settings. What
 * a language does not say is said in English.
 */
export const readPlace = () => {
  const english = read(FILE)
  const named = ALL_LANGUAGES.map((language) => {
    const file = fileIn(language, FILE)
    const { name, strait, airport } = { ...english, ...(existsSync(file) && read(file)) }
    return [language, { bay: name, strait, airport }] as const
  })
  return { bay: [english.longitude, english.latitude] as const, names: Object.fromEntries(named) }
}
