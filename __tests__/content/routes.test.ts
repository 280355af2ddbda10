/** Each address tells the story that it always told: people have shared these links for years. */
import { readdirSync, readFileSync } from 'node:fs'
import { readContentFile } from '../../src/schema/contentFile'

/** Of each number the words that its story cannot do without, in title, summary or text. */
const STORIES: Readonly<Record<number, readonly (string | RegExp)[]>> = {
  0: ['ten-sites-in-north-lombok', /North Lombok/, /Klui/],
  1: ['how-the-foundation-restores-reefs'],
  2: ['reef-support-coral-lab', /Reef Support/, /students/],
  3: ['coral-lab-on-shore', /lab/],
  4: ['stages-of-coral-restoration', /stages/i],
  5: ['october-with-the-blue-rangers', /October 2023/, /Medana Bay Marina/],
  6: ['lessons-from-ghost-bay', /Ghost Bay, Amed/, /2%/, /85%/],
  7: ['with-restor', /Restor\b/],
  8: ['fundraising-campaign', /3,000 euros/],
  9: ['second-coral-lab', /second coral lab/],
  10: ['sailing-rally-workshop', /workshop/, /sail/],
  11: ['school-field-trip', /school/],
  12: ['earthshot-prize-nomination', /nominat/],
  13: ['founders-year-review', /200,000/],
  14: ['plastic-kitchen-to-reef', /plastic/i],
  15: ['coral-connect-programme', /Coral Connect/, /21 January/],
  16: ['coral-connect-2024', /Coral Connect/, /2024/],
  17: ['mangroves-with-cemare-eco-green', /mangrove/i],
  18: ['year-of-the-dragon', /Year of the Dragon/],
  19: ['cleanup-became-art', /cleanup/, /art\b/],
  20: ['heatwave-warning', /heat/],
  21: ['ocean-acidification', /acid/],
  22: ['sea-level-rise', /sea level/i],
  23: ['bring-your-class', /class/],
  24: ['mangrove-day-in-cemare', /mangrove/i],
  25: ['world-turtle-day', /23 May 2024/],
  26: ['cycling-campaign', /cycl/i],
  27: ['sponsored-reef', /sponsor/],
  28: ['meeting-a-sailing-fleet', /fleet/],
  29: ['reefs-from-waste-clay', /clay/],
  30: ['young-people-and-mangroves', /young/i, /mangrove/i],
  31: ['growth-2022-to-2024', /2022/, /2024/],
  32: ['blue-water-award-finalist', /finalist/i],
  33: ['school-lessons-every-week', /every week/i],
  34: ['shark-and-ray-survey', /shark/i, /\brays?\b/, /survey/i],
  35: ['university-seminar', /university/, /seminar/],
  36: ['sharks-and-rays-in-class', /shark/i, /class/],
  37: ['coral-connect-2025', /Coral Connect/, /2025/],
  38: ['resort-that-wants-its-reef', /resort/i],
  39: ['mangroves-seen-from-orbit', /mangrove/i, /satellite/],
  40: ['freediving-event', /freediv/i],
  41: ['company-plants-mangroves', /mangrove/i],
  42: ['snorkelling-do-and-do-not', /snorkel/i],
  43: ['gili-asahan-partner', /Gili Asahan/],
  44: ['computer-names-corals', /0\.94/],
  45: ['two-months-under-a-camera', /camera/],
}

const folders = readdirSync('content/news')
const read = (folder: string) => readContentFile(readFileSync(`content/news/${folder}/index.md`, 'utf8'))

test.each(Object.entries(STORIES))('%s', (number, [slug, ...words]) => {
  const folder = `${number.padStart(2, '0')}-${String(slug)}`
  expect(folders).toContain(folder)
  const { frontMatter, body } = read(folder)
  expect(frontMatter.number).toBe(Number(number))
  const text = `${String(frontMatter.title)} ${String(frontMatter.summary)} ${body}`
  for (const word of words) expect(text).toMatch(word)
})

test('46 to 53 belong to stories that are not here yet', () => {
  const numbers = folders.map((folder) => Number(read(folder).frontMatter.number))
  expect(numbers.filter((number) => number >= 46 && number <= 53)).toEqual([])
})
