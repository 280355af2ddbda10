import { drawingAsPicture } from '../../lib/drawingAsPicture'
import { present } from '../../lib/present'

const fileOf = (...picture: Blob[]) => new File(picture, 'logbook-30-m.png', { type: 'image/png' })
const file = async () =>
  fileOf(await drawingAsPicture(present(document.querySelector<SVGSVGElement>('svg[role="img"]'), 'card')))

/** The address lasts as long as the page: a browser may read it after the click only. */
const keep = (picture: File) =>
  Object.assign(document.createElement('a'), { href: URL.createObjectURL(picture), download: picture.name }).click()

const save = async () => {
  keep(await file())
  return 'saved'
}

/**
 * Where the browser hands no files on (Web Share API, level 2), the address of the page is copied, and at once: Safari lets a
 * page do so only while it answers the tap.
 */
const share = async () => {
  if ('canShare' in navigator && navigator.canShare({ files: [fileOf()] })) {
    await navigator.share({ files: [await file()], url: location.href })
    return ''
  }
  await navigator.clipboard.writeText(location.href)
  return 'copied'
}

const isChangeOfMind = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/**
 * Saves the card as a picture (`data-card="save"`), or hands it to another app (`share`), and says what came of it in the words
 * that the status holds ready. Nothing is sent to anybody and nothing stored.
 */
export const answerCard = async (button: HTMLElement) => {
  const status = present(document.querySelector<HTMLElement>('[data-saved]'), 'status of the card')
  const came = await (button.dataset['card'] === 'save' ? save() : share()).catch((error: unknown) =>
    isChangeOfMind(error) ? '' : 'failed',
  )
  status.textContent = status.dataset[came] ?? ''
}

/** Writes the diver's name on the card. */
export const writeDiver = (field: HTMLElement) => {
  present(document.querySelector('[data-diver]'), 'line for the diver').textContent = (field as HTMLInputElement).value
}
