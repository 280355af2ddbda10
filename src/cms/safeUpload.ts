/**
 * Makes a photograph safe before the desk has it, as `npm run add:photos` does it in a terminal: upright, of a sensible size,
 * with a plain name, and without what its file says of where and by whom it was taken.
 */
import { JPEG_QUALITY, LONGEST_SIDE, MOST_PNG_BYTES } from '../config/originals'
import { isHeic } from '../lib/heic'
import { plainStem } from '../schema/plainName'
import { deskWords } from './deskWords'
import { heicPixels } from './heicPixels'
import { saysForAWhile, saysNow } from './statusLine'

const SHOWN = ['image/jpeg', 'image/png', 'image/webp']
/** How metadata begin in a JPEG, a PNG, a WebP: Exif, XMP, IPTC, words. */
const HIDDEN = /Exif\0\0|ns\.adobe\.com\/xap|Photoshop 3\.0|eXIf|[itz]TXt|tEXt|EXIF....|XMP ..../s

/** Pixels of a telephone's picture in a format that browsers read; nobody sees what this quality takes away. */
const decodedHeic = async (bytes: Uint8Array) => {
  const pixels = await heicPixels(bytes)
  if (!pixels) return undefined
  const canvas = new OffscreenCanvas(pixels.width, pixels.height)
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
}

const bitmapOf = async (file: File, bytes: Uint8Array<ArrayBuffer>) => {
  const picture = isHeic(bytes) ? await decodedHeic(bytes) : file
  return picture && createImageBitmap(picture).catch(() => undefined)
}

const drawn = (bitmap: ImageBitmap, scale: number) => {
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return { canvas, context }
}

const isSeenThrough = ({ canvas, context }: NonNullable<ReturnType<typeof drawn>>) => {
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true
  return false
}

const encoded = async (picture: NonNullable<ReturnType<typeof drawn>>, type: string) => {
  const { canvas } = picture
  if (!['image/jpeg', ''].includes(type)) {
    const isClear = isSeenThrough(picture)
    const png = isClear || ['image/png', 'image/gif'].includes(type) ? await canvas.convertToBlob() : undefined
    if (png && (isClear || png.size < MOST_PNG_BYTES)) return png
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': '.jpg', 'image/png': '.png' }

/** A file's name without its ending, and the ending with its dot. */
const nameParts = (name: string) => {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? []
  return { stem, ending }
}

interface Safe {
  file: File
  said: string
}

/** The file that the desk gets; the same where it is no picture that a browser can decode: the check says what is wrong. */
const safeFile = async (file: File): Promise<Safe> => {
  const { stem, ending } = nameParts(file.name)
  const renamed = (blob: Blob, name: string, said = '') => ({
    file: new File([blob], plainStem(stem) + name, { type: blob.type }),
    said,
  })
  if (/^\.svg$/i.test(ending)) return renamed(file, '.svg')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const bitmap = await bitmapOf(file, bytes)
  if (!bitmap) return { file, said: '' }
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const isFine =
    scale === 1 && SHOWN.includes(file.type) && !isHeic(bytes) && !HIDDEN.test(new TextDecoder('latin1').decode(bytes))
  if (isFine) return renamed(file, ending.toLowerCase())
  const picture = drawn(bitmap, scale)
  if (!picture) return { file, said: '' }
  const blob = await encoded(picture, isHeic(bytes) ? '' : file.type)
  return renamed(blob, ENDINGS[blob.type] ?? ending)
}

/** Two that were chosen together may have got the same name. */
const withOwnNames = (files: readonly File[]) => {
  const taken = new Set<string>()
  return files.map((file) => {
    const { stem, ending } = nameParts(file.name)
    let name = file.name
    for (let i = 2; taken.has(name); i += 1) name = `${stem}-${i}${ending}`
    taken.add(name)
    return name === file.name ? file : new File([file], name, { type: file.type })
  })
}

const ours = new WeakSet<Event>()

/** Stands in front of every choice of files in the desk, which has no place of its own for that. */
export const makeUploadsSafe = () => {
  window.addEventListener(
    'change',
    (event) => {
      const input = event.target
      if (!(input instanceof HTMLInputElement) || input.type !== 'file' || !input.files?.length || ours.has(event))
        return
      event.stopImmediatePropagation()
      saysNow(deskWords.preparing)
      void Promise.all([...input.files].map(safeFile)).then((photos) => {
        saysForAWhile(photos.flatMap(({ said }) => said || []).join(' '))
        const chosen = new DataTransfer()
        for (const file of withOwnNames(photos.map((photo) => photo.file))) chosen.items.add(file)
        input.files = chosen.files
        const again = new Event('change', { bubbles: true })
        ours.add(again)
        input.dispatchEvent(again)
      })
    },
    { capture: true },
  )
}
