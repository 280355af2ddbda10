/** The rows of a figure, "what | number", split. */
export type Rows = readonly (readonly [what: string, value: string])[]

export interface ChartProps {
  rows: Rows
}
