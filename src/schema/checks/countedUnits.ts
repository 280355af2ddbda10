import { MOST_MARKS, MOST_PER_UNIT } from '../../config/charts'
import { figureNumber } from '../../lib/figureNumber'
import type { CheckedFile } from '../checkedFile'
import type { Mistake } from '../mistake'

/** One number without a fraction, and no letter behind it: the k of "150k" would not be read. */
const WHOLE_NUMBER = /^\D*\d[\d,]*(?![\d.]|\p{L})\D*$/u

const MOST = MOST_MARKS * MOST_PER_UNIT
const EXAMPLES = { value: '5500+', badge: '+100' } as const

/** Powers of ten, since the key says how many things a unit stands for. */
const UNIT_SIZES = [1, 10, 100, MOST_PER_UNIT]

const inWords = (number: number) => number.toLocaleString('en')

const isDrawable = (text: string) => WHOLE_NUMBER.test(text) && figureNumber(text) >= 1 && figureNumber(text) <= MOST

/** What is wrong with the size of a unit, by which a value that can be drawn is divided. */
const unitSizeMessage = (value: string, unitSize: number) => {
  const number = figureNumber(value)
  const units = (size: number) => Math.round(number / size)
  if (units(unitSize) >= 1 && units(unitSize) <= MOST_MARKS) return undefined
  const better = UNIT_SIZES.find((size) => units(size) <= MOST_MARKS) ?? MOST_PER_UNIT
  const found =
    units(unitSize) < 1
      ? `"${value}" is less than half a unit`
      : `"${value}" is drawn as ${inWords(units(unitSize))} units, more than the ${MOST_MARKS} that are seen as a number`
  return `"unitSize" is ${unitSize}, with which ${found}; write ${better}, which draws ${units(better)}, and say so in "key".`
}

/** That a total can be drawn unit by unit, and its newcomers among them. Values that are no text are named with their field. */
export const checkCountedUnits = ({ file, type, frontMatter, lineOf }: CheckedFile): Mistake[] => {
  if (type.name !== 'Statistic') return []
  const mistakes = (['value', 'badge'] as const).flatMap((field): Mistake[] => {
    const text = frontMatter[field]
    if (typeof text !== 'string' || isDrawable(text)) return []
    const message = `"${field}" is "${text}"; write one whole number from 1 to ${inWords(MOST)} in digits, since it is drawn unit by unit, for example ${EXAMPLES[field]}.`
    return [{ file, line: lineOf(field), message }]
  })
  const { value, unitSize } = frontMatter
  if (typeof value !== 'string' || !isDrawable(value) || typeof unitSize !== 'number' || unitSize < 1) return mistakes
  const message = unitSizeMessage(value, unitSize)
  return message ? [...mistakes, { file, line: lineOf('unitSize'), message }] : mistakes
}
