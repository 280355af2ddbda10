import { present } from './present'

/** The step of `font-stretch` that the `font` of a canvas knows by a word (CSS Fonts 4, 2.3); it takes no percentages. */
const STRETCHES: Readonly<Record<string, string>> = {
  '75%': 'condensed',
  '87.5%': 'semi-condensed',
  '100%': 'normal',
  '112.5%': 'semi-expanded',
  '125%': 'expanded',
}
const ALIGNMENTS: Readonly<Record<string, CanvasTextAlign>> = { middle: 'center', end: 'right' }

const fontOf = ({ fontStretch, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) =>
  `${fontWeight} ${STRETCHES[fontStretch] ?? 'normal'} ${fontSize} ${fontFamily}`

const drawPath = (pen: CanvasRenderingContext2D, path: SVGPathElement, style: CSSStyleDeclaration) => {
  const outline = new Path2D(path.getAttribute('d') ?? '')
  if (style.fill !== 'none') {
    pen.fillStyle = style.fill
    pen.fill(outline)
  }
  if (style.stroke !== 'none') {
    pen.strokeStyle = style.stroke
    pen.lineWidth = parseFloat(style.strokeWidth)
    pen.lineCap = pen.lineJoin = 'round'
    pen.stroke(outline)
  }
}

const drawText = (pen: CanvasRenderingContext2D, text: SVGTextElement, style: CSSStyleDeclaration) => {
  pen.font = fontOf(style)
  pen.fillStyle = style.fill
  pen.textAlign = ALIGNMENTS[style.textAnchor] ?? 'left'
  const room = text.getAttribute('textLength')
  pen.fillText(
    text.textContent ?? '',
    Number(text.getAttribute('x')),
    Number(text.getAttribute('y')),
    room ? Number(room) : undefined,
  )
}

const drawImage = async (pen: CanvasRenderingContext2D, { href, x, y, width, height }: SVGImageElement) => {
  const picture = new Image()
  picture.src = href.baseVal
  await picture.decode()
  pen.drawImage(picture, x.baseVal.value, y.baseVal.value, width.baseVal.value, height.baseVal.value)
}

/**
 * An `<svg>` of the page as a PNG, one pixel for each unit of its viewBox, in the fonts and colours that the page shows: an SVG
 * that is made a picture by itself would have neither. Of its elements it knows `path`, `text` without parts, and `image`; lines
 * end and join round.
 * @throws where a picture in it cannot be loaded
 */
export const drawingAsPicture = async (drawing: SVGSVGElement): Promise<Blob> => {
  const { width, height } = drawing.viewBox.baseVal
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = present(canvas.getContext('2d'), 'canvas')
  const onScreen = (part: SVGGraphicsElement) => present(part.getScreenCTM(), 'place of the drawing')
  const page = onScreen(drawing).inverse()
  for (const part of drawing.querySelectorAll<SVGGraphicsElement>('path,text,image')) {
    const style = getComputedStyle(part)
    pen.setTransform(page.multiply(onScreen(part)))
    pen.globalAlpha = Number(style.opacity)
    if (part instanceof SVGPathElement) drawPath(pen, part, style)
    else if (part instanceof SVGTextElement) drawText(pen, part, style)
    else await drawImage(pen, part as SVGImageElement)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.')))),
  )
}
