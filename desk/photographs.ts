/**
 * Makes a photograph safe before the desk has it, as `npm run add:photos` does it in a terminal: upright, of a sensible size, with a
 * plain name, and without what its file says of where and by whom it was taken.
 */
import { JPEG_QUALITY, LONGEST_SIDE } from '../src/config/originals'
import { plainStem } from '../src/lib/slug'
import { notice } from './notice'
import { said } from './words/deskWords'

const isSeenThrough = ({ data }: ImageData) => data.some((value, at) => at % 4 === 3 && value < 255)

const encoded = async (bitmap: ImageBitmap, type: string) => {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const isClear = type !== 'image/jpeg' && isSeenThrough(context.getImageData(0, 0, canvas.width, canvas.height))
  return canvas.convertToBlob(isClear ? { type: 'image/png' } : { type: 'image/jpeg', quality: JPEG_QUALITY })
}

/** What the desk gets of a chosen file. */
const safeFile = async (file: File) => {
  const stem = plainStem(file.name.replace(/\.[^.]*$/, ''))
  const blob = await encoded(await createImageBitmap(file), file.type)
  return new File([blob], `${stem}.${blob.type === 'image/png' ? 'png' : 'jpg'}`, { type: blob.type })
}

const ours = new WeakSet<Event>()

const chooseAgain = async (input: HTMLInputElement, files: readonly File[]) => {
  notice(said.preparing)
  const chosen = new DataTransfer()
  for (const file of files) {
    const safe = await safeFile(file).catch(() => undefined)
    if (!safe) return notice(said.unreadablePicture(file.name))
    chosen.items.add(safe)
  }
  notice('')
  input.files = chosen.files
  const again = new Event('change', { bubbles: true })
  ours.add(again)
  return input.dispatchEvent(again)
}

/** Stands in front of every choice of files in the desk, which has no place of its own for that. */
export const makePhotographsSafe = () => {
  window.addEventListener(
    'change',
    (event) => {
      const input = event.target
      if (!(input instanceof HTMLInputElement) || !input.files?.length || ours.has(event)) return
      event.stopImmediatePropagation()
      void chooseAgain(input, [...input.files])
    },
    { capture: true },
  )
}
