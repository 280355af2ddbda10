/** How deep the dive down the home page goes, in metres: the greatest `depth` of its sections. */
export const DEEPEST_M = 30

/** The animals that a card can show, each with the depth, in metres, of the section of the home page whose picture has it. */
export const DEPTHS = { 'manta ray': 1, parrotfish: 13, turtle: 18, octopus: 22 } as const

export type Animal = keyof typeof DEPTHS

/** An animal that was met, called as in the language of the page. */
export interface Sighting {
  readonly animal: Animal
  readonly name: string
}

/** What was met, with its depth. */
export const metAt = ({ animal, name }: Sighting) => `${name}, ${DEPTHS[animal]} m`
