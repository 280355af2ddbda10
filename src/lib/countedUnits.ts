import { figureNumber } from './figureNumber'

const unitsOf = (text: string, unitSize: number, decimalSign: string) =>
  Math.max(1, Math.round(figureNumber(text, decimalSign) / unitSize))

/**
 * How many drawn units stand for a figure, how many of them for its newcomers, and how many are missing to 100%.
 * @param value the figure as text, such as "5500+" or "90%"
 * @param badge what came lately, such as "+100"; empty where nothing is known of it
 * @param unitSize how many of the counted things one unit stands for
 * @param decimalSign of the language that the figure is written in
 */
export const countedUnits = (value: string, badge: string, unitSize: number, decimalSign: string) => {
  const all = unitsOf(value, unitSize, decimalSign)
  const added = badge ? Math.min(all, unitsOf(badge, unitSize, decimalSign)) : 0
  return { all, added, missing: value.endsWith('%') ? Math.max(0, Math.round(100 / unitSize) - all) : 0 }
}
