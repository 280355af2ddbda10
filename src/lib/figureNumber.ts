/** The first number in a text: "over 2,000 euros" is 2000, "0.94" is 0.94; 0 where there is none. */
export const figureNumber = (text: string) => Number(/\d[\d,]*(\.\d+)?/.exec(text)?.[0].replace(/,/g, '') ?? 0)
