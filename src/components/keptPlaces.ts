const places = new Map<string, number>()

/** An entry of the session history (the router gives each a key), and the carousel's name in it. */
const placeIn = (label: string) => `${(window.history.state as { key?: string } | null)?.key} ${label}`

/** Where a carousel stands when its page is shown: at its first slide, or on the way back where the visitor left it. */
export const keptPlace = (label: string) => (typeof window === 'undefined' ? 0 : (places.get(placeIn(label)) ?? 0))

export const keepPlace = (label: string, index: number) => places.set(placeIn(label), index)
