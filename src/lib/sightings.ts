export const ANIMALS = ['manta ray', 'parrotfish', 'turtle', 'octopus'] as const

/** Animals in the pictures of the home page, with the depth, in metres, of the section where one meets them. */
const SIGHTINGS = [
  { animal: 'manta ray', depth: 1 },
  { animal: 'parrotfish', depth: 13 },
  { animal: 'turtle', depth: 18 },
  { animal: 'octopus', depth: 22 },
] as const satisfies readonly { animal: (typeof ANIMALS)[number]; depth: number }[]

export type Sighting = (typeof SIGHTINGS)[number]

/** Called as in the language of the page. */
export type NamedSighting = Sighting & { readonly name: string }

/**
 * Those that are there today: an editor may have put another picture in the place of one.
 * @param alts the English texts in place of the pictures of each section, by its depth in metres
 */
export const metAnimals = (alts: Readonly<Record<Sighting['depth'], readonly string[]>>): Sighting[] =>
  SIGHTINGS.filter(({ animal, depth }) => alts[depth].some((alt) => alt.includes(animal)))
