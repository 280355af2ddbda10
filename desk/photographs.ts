/** Makes a photograph safe, as `npm run add:photos` does: upright, not too large, plainly named, and silent on where it was taken. */
import { JPEG_QUALITY, LONGEST_SIDE } from '../src/config/originals'
import { present } from '../src/lib/present'
import { plainStem } from '../src/lib/slug'
import { notice } from './notice'
import { said } from './words/deskWords'

/** What the desk gets of a chosen file; a PNG stays one, because something may be seen through it. */
const safeFile = async (file: File) => {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const context = present(canvas.getContext('2d'), 'canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const [type, ending] = file.type === 'image/png' ? [file.type, 'png'] : ['image/jpeg', 'jpg']
  const blob = await canvas.convertToBlob({ type, quality: JPEG_QUALITY })
  return new File([blob], `${plainStem(file.name.replace(/\.[^.]*$/, ''))}.${ending}`, { type })
}

/** Stands in front of every choice of files in the desk, which has no place of its own for that. */
export const makePhotographsSafe = () => {
  const ours = new WeakSet<Event>()
  const chooseAgain = async (event: Event) => {
    const input = event.target
    if (!(input instanceof HTMLInputElement) || !input.files?.length || ours.has(event)) return
    event.stopImmediatePropagation()
    const chosen = new DataTransfer()
    for (const file of [...input.files]) {
      const safe = await safeFile(file).catch(() => undefined)
      if (!safe) return notice(said.unreadablePicture(file.name))
      chosen.items.add(safe)
    }
    input.files = chosen.files
    const again = new Event('change', { bubbles: true })
    ours.add(again)
    input.dispatchEvent(again)
  }
  window.addEventListener('change', (event) => void chooseAgain(event), { capture: true })
}
