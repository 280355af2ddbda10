/** Binds a number to the unit of length after it, so that no line ends between them (ISO 80000-1, 7.1.4). */
export const keepUnits = (text: string): string => text.replace(/(\d) (?=k?m\b)/g, '$1\u00a0')
