import { figureNumber } from './figureNumber'

const unitsOf = (text: string, unitSize: number, decimalSign: string) =>
  Math.max(1, Math.round(figureNumber(text, decimalSign) / unitSize))

/**
 * How many drawn units stand for a figure, and how many of them for its newcomers.
 * @param value the figure as text, such as "5500+"
 * @param badge what came lately, such as "+100"; empty where nothing is known of it
 * @param unitSize how many of the counted things one unit stands for
 * @param decimalSign of the language that the figure is written in
 */
export const countedUnits = (value: string, badge: string, unitSize: number, decimalSign: string) => {
  const all = unitsOf(value, unitSize, decimalSign)
  return { all, added: badge ? Math.min(all, unitsOf(badge, unitSize, decimalSign)) : 0 }
}
