import { present } from './present'

/** The step of `font-stretch` that the `font` of a canvas knows by a word (CSS Fonts 4, 2.3); it takes no percentages. */
const STRETCHES: Readonly<Record<string, string>> = {
  '75%': 'condensed',
  '87.5%': 'semi-condensed',
  '112.5%': 'semi-expanded',
}

const drawText = (pen: CanvasRenderingContext2D, text: SVGTextElement) => {
  const { fontWeight, fontStretch, fontSize, fontFamily, fill, textAnchor } = getComputedStyle(text)
  pen.font = `${fontWeight} ${STRETCHES[fontStretch] ?? 'normal'} ${fontSize} ${fontFamily}`
  pen.fillStyle = fill
  pen.textAlign = textAnchor === 'middle' ? 'center' : 'left'
  pen.fillText(text.textContent ?? '', Number(text.getAttribute('x')), Number(text.getAttribute('y')))
}

const drawImage = async (pen: CanvasRenderingContext2D, { href, x, y, width, height }: SVGImageElement) => {
  const picture = new Image()
  picture.src = href.baseVal
  await picture.decode()
  pen.drawImage(picture, x.baseVal.value, y.baseVal.value, width.baseVal.value, height.baseVal.value)
}

/**
 * An `<svg>` of the page as a PNG, one pixel for each unit of its viewBox, in the fonts and colours that the page shows: an SVG
 * that is made a picture by itself would have neither. Of its elements it knows `image`, and `text` without parts.
 * @throws where a picture in it cannot be loaded
 */
export const drawingAsPicture = async (drawing: SVGSVGElement): Promise<Blob> => {
  const { width, height } = drawing.viewBox.baseVal
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = present(canvas.getContext('2d'), 'canvas')
  const onScreen = (part: SVGGraphicsElement) => present(part.getScreenCTM(), 'place of the drawing')
  const page = onScreen(drawing).inverse()
  for (const part of drawing.querySelectorAll<SVGGraphicsElement>('text,image')) {
    pen.setTransform(page.multiply(onScreen(part)))
    if (part instanceof SVGTextElement) drawText(pen, part)
    else await drawImage(pen, part as SVGImageElement)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.')))),
  )
}
