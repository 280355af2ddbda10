import { useState, type RefObject } from 'react'
import { drawingAsPicture } from '../../lib/drawingAsPicture'
import { present } from '../../lib/present'

const FILE_NAME = 'logbook-30-m.png'

const keep = (picture: File) => {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(picture),
    download: picture.name,
  })
  link.click()
  URL.revokeObjectURL(link.href)
}

const isChangeOfMind = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/**
 * Saves the card as a picture, or hands it to another app; where the browser hands no files on (Web Share API, level 2), the
 * address of the page is copied. Nothing is sent to anybody and nothing stored.
 * @returns what came of it, to be said, and the two deeds
 */
export const useCardFile = (card: RefObject<SVGSVGElement>, words: Record<'saved' | 'copied' | 'failed', string>) => {
  const [said, say] = useState('')
  const file = async () =>
    new File([await drawingAsPicture(present(card.current, 'card'))], FILE_NAME, { type: 'image/png' })
  const handOn = async (files: File[]) => {
    if ('canShare' in navigator && navigator.canShare({ files })) {
      await navigator.share({ files, url: location.href })
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
    share: () => tell(async () => handOn([await file()])),
  }
}
