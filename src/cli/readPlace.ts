import { readFileSync } from 'node:fs'
import { ALL_LANGUAGES, SOURCE_LANGUAGE, type Language } from '../i18n/languages'
import { readContentFile } from '../schema/contentFile'

interface PlaceFile {
  name: string
  strait: string
  airport: string
  longitude: number
  latitude: number
}

const read = (language: Language) => {
  const file = `content/settings/place${language === SOURCE_LANGUAGE ? '' : `.${language}`}.md`
  return readContentFile(readFileSync(file, 'utf8')).frontMatter as unknown as PlaceFile
}

/** Where the bay lies (degrees east and north), and what the map names in each language, from the files in content/settings. */
export const readPlace = () => {
  const { longitude, latitude } = read(SOURCE_LANGUAGE)
  const bay = [longitude, latitude] as const
  const named = ALL_LANGUAGES.map((language) => {
    const { name, strait, airport } = read(language)
    return [language, { bay: name, strait, airport }] as const
  })
  return { bay, names: Object.fromEntries(named) }
}
