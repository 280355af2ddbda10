/** What an SVG drawing may not hold, each with its name for people: whatever runs, or fetches from elsewhere. */
const REFUSED: readonly [RegExp, string][] = [
  [/<script/i, 'a script'],
  [/<foreignObject/i, '<foreignObject>'],
  [/\son\w+\s*=/i, 'an event handler'],
  [/javascript:/i, 'a javascript: link'],
  [/<!ENTITY/i, '<!ENTITY>'],
  [/(?:href|src)\s*=\s*["']?\s*(?:https?:)?\/\/|url\(\s*["']?\s*(?:https?:)?\/\//i, 'an address of another site'],
]

/** What is wrong with the text of an SVG file: the end of a sentence that begins with its name. */
export const drawingMistake = (svg: string): string | undefined => {
  if (!/<svg[\s>]/i.test(svg)) return 'is not an SVG drawing; export it again, or put a PNG there.'
  const found = REFUSED.find(([sign]) => sign.test(svg))?.[1]
  return found && `holds ${found}; export it again as a plain SVG, or put a PNG there.`
}
