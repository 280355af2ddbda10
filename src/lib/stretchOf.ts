import type { Node } from 'unist'

/**
 * Where a part of a parsed text stands: offsets from 0, lines from 1. A parser says it of every part; the types leave it open
 * for trees that were put together.
 */
export const stretchOf = ({ position }: Pick<Node, 'position'>) => {
  const [start, end] = [position?.start, position?.end]
  if (start?.offset === undefined || end?.offset === undefined) throw new Error('A part of a parsed text has no place.')
  return { start: start.offset, end: end.offset, line: start.line, endLine: end.line }
}
