/** Words of the page for the press. */

export const inFiftyWords = 'In about 50 words'
export const inHundredWords = 'In about 100 words'
export const logoAsDrawing = 'Logo as a drawing (SVG)'
export const logoAsPicture = 'Logo as a picture (PNG, 512 px)'
