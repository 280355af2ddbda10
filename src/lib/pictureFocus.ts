/** Per cent of a picture's width and height, from the left and from the top. */
interface Point {
  x: number
  y: number
}

/** What of a picture stays in sight where it is cropped; what a word leaves open follows from the picture's form. */
const WORDS: Readonly<Record<string, Partial<Point>>> = {
  top: { y: 0 },
  bottom: { y: 100 },
  left: { x: 0 },
  right: { x: 100 },
  centre: { x: 50, y: 50 },
}
const names = Object.keys(WORDS)

const POINT = /^(\d{1,2}|100)% (\d{1,2}|100)%$/

/** Whether a text is one of the words, or a point such as `64% 20%`. */
export const isFocus = (text: string) => names.includes(text) || POINT.test(text)

/** Heads are in the upper part of a picture, as Picture.module.css says it too; … */
const UPPER_PART = 30
/** … the higher one is for its width, the nearer to its upper edge. */
const OF_UPRIGHT = 20

/**
 * The point of a picture that lies at the same per cent of its frame, wherever it is cropped, as `object-position`; undefined
 * where it is that of Picture.module.css, for which no page needs a rule. Sides in any unit.
 */
export const objectPosition = (focus: string | null | undefined, width: number, height: number) => {
  if (POINT.test(focus ?? '')) return focus === `50% ${UPPER_PART}%` ? undefined : (focus ?? undefined)
  const upper = height > width ? Math.round((OF_UPRIGHT * width) / height) : UPPER_PART
  const { x, y }: Point = { x: 50, y: upper, ...WORDS[focus ?? ''] }
  return x === 50 && y === UPPER_PART ? undefined : `${x}% ${y}%`
}
