/** Ascent and descent of the real fonts, in hundredths of their size. */
const ANEK = [90, 20] as const
const FAUSTINA = [104.3, 21.7] as const

/** A local font, scaled by so many hundredths that a line of it is as long, and as high, as a line of the real one. */
const face = (
  family: string,
  local: readonly string[],
  [ascent, descent]: typeof ANEK | typeof FAUSTINA,
  size: number,
  axes = '',
) => {
  const part = (height: number) => `${Math.round((1000 * height) / size) / 10}%`
  const files = local.map((name) => `local("${name}")`).join()
  return `@font-face{font-family:"${family}";src:${files};${axes}size-adjust:${size}%;ascent-override:${part(ascent)};descent-override:${part(descent)};line-gap-override:0%}`
}

/** Anek's width axis is followed in ten steps: [font-stretch, size of Arial Bold, size of Roboto Bold]. */
const STEPS = [
  ['75% 79%', 67, 71.2],
  ['80% 86%', 76.1, 80.8],
  ['87% 90%', 80.1, 85],
  ['91% 96%', 86.1, 91.4],
  ['97% 102%', 92.1, 97.8],
  ['103% 106%', 96.2, 102.1],
  ['107% 111%', 101.2, 107.5],
  ['112% 116%', 106.3, 112.9],
  ['117% 121%', 110.4, 117.2],
  ['122% 125%', 117.5, 124.7],
] as const
const axesOf = (stretch: string) => `font-weight:100 900;font-stretch:${stretch};`
const ARIAL = ['Liberation Sans Bold', 'Arial Bold', 'Arial-BoldMT']
const ROBOTO = ['Roboto Bold', 'Roboto-Bold']
const TIMES = ['Liberation Serif', 'Times New Roman', 'TimesNewRomanPSMT']

/**
 * What is shown until a font has come. Measured over a sentence at each step (Arial's Bold, Times); Georgia, Noto Serif and
 * Roboto by their average letter widths.
 */
export const FALLBACK_FONTS = [
  ...STEPS.map(([stretch, size]) => face('Anek Fallback', ARIAL, ANEK, size, axesOf(stretch))),
  ...STEPS.map(([stretch, , size]) => face('Anek Fallback Roboto', ROBOTO, ANEK, size, axesOf(stretch))),
  face('Faustina Fallback', ['Georgia'], FAUSTINA, 93.3),
  face('Faustina Fallback Times', TIMES, FAUSTINA, 102),
  face('Faustina Fallback Noto', ['Noto Serif', 'NotoSerif'], FAUSTINA, 86.5),
].join('')
