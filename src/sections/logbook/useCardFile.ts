import { useState, type RefObject } from 'react'
import { drawingAsPicture } from '../../lib/drawingAsPicture'
import { present } from '../../lib/present'

const fileOf = (...picture: Blob[]) => new File(picture, 'logbook-30-m.png', { type: 'image/png' })

/** The address lasts as long as the page: a browser may read it after the click only. */
const keep = (picture: File) =>
  Object.assign(document.createElement('a'), { href: URL.createObjectURL(picture), download: picture.name }).click()

const isChangeOfMind = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/**
 * Saves the card as a picture, or hands it to another app; where the browser hands no files on (Web Share API, level 2), the
 * address of the page is copied, and at once: Safari lets a page do so only while it answers the tap. Nothing is sent to anybody
 * and nothing stored.
 * @returns what came of it, to be said, and the two deeds
 */
export const useCardFile = (card: RefObject<SVGSVGElement>, words: Record<'saved' | 'copied' | 'failed', string>) => {
  const [said, say] = useState('')
  const file = async () => fileOf(await drawingAsPicture(present(card.current, 'card')))
  const handOn = async () => {
    if ('canShare' in navigator && navigator.canShare({ files: [fileOf()] })) {
      await navigator.share({ files: [await file()], url: location.href })
      return ''
    }
    await navigator.clipboard.writeText(location.href)
    return words.copied
  }
  const tell = (deed: () => Promise<string>) => {
    deed().then(say, (error: unknown) => say(isChangeOfMind(error) ? '' : words.failed))
  }
  return {
    said,
    save: () =>
      tell(async () => {
        keep(await file())
        return words.saved
      }),
    share: () => tell(handOn),
  }
}
