import { drawingAsPicture } from '../../lib/drawingAsPicture'
import { present } from '../../lib/present'
import { todayOnLombok } from '../../lib/todayOnLombok'

/** The address lasts as long as the page: a browser may read it after the click only. */
const save = (picture: File) => {
  Object.assign(document.createElement('a'), { href: URL.createObjectURL(picture), download: picture.name }).click()
  return 'saved'
}

/** Where the browser hands no files on (Web Share API, level 2), the picture is saved, to be sent from there. */
const share = async (picture: File) => {
  if (!('canShare' in navigator && navigator.canShare({ files: [picture] }))) return save(picture)
  await navigator.share({ files: [picture], url: location.href })
  return ''
}

const isChangeOfMind = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/**
 * Saves the card as a picture (`data-card="save"`), or hands it to another app (`share`), and says what came of it in the words
 * that the status holds ready. Nothing is sent to anybody and nothing stored.
 */
export const answerCard = async (button: HTMLElement) => {
  const status = present(document.querySelector<HTMLElement>('[data-saved]'), 'status of the card')
  const came = await drawingAsPicture(present(document.querySelector<SVGSVGElement>('svg[role="img"]'), 'card'))
    .then((picture) => new File([picture], 'logbook-30-m.png', { type: 'image/png' }))
    .then(button.dataset['card'] === 'save' ? save : share)
    .catch((error: unknown) => (isChangeOfMind(error) ? '' : 'failed'))
  status.textContent = status.dataset[came] ?? ''
}

/** Writes the diver's name and the day on the card: a build knows no today. */
export const writeDiver = (field: HTMLElement) => {
  const { lang } = document.documentElement
  present(document.querySelector('[data-today]'), 'line for the day').textContent = todayOnLombok(lang)
  present(document.querySelector('[data-diver]'), 'line for the diver').textContent = (field as HTMLInputElement).value
}
