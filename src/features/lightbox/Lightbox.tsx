import { useWords } from '../../i18n/pageLanguage'
import { Icon } from '../../components/Icon'
import { LightboxStage } from './LightboxStage'
import { PreviousNext } from '../../components/PreviousNext'
import * as styles from './Lightbox.module.css'
import { useLightbox } from './useLightbox'

type LightboxProps = {
  name: string
  /** The part of the page whose pictures are shown */
  part: Element
  /** The link to the first one */
  chosen: HTMLAnchorElement
  onClosed: () => void
}

/**
 * Pictures as large as the window, in the dark: loaded with the page's script. A modal dialog, so
 * that the browser keeps the focus inside, shuts off the page behind, and closes it on Escape and, on Android, on Back.
 * Below a picture stands its caption on the page; its alternative text is heard from the picture and, on a change, from the
 * live region.
 */
export const Lightbox = ({ name, part, chosen, onClosed }: LightboxProps) => {
  const words = useWords()
  const { dialog, closeButton, stage, ...view } = useLightbox(part, chosen, onClosed)
  const { pictures, index } = stage
  const last = pictures.length - 1
  const shown = pictures[index]
  return (
    <dialog
      ref={dialog}
      className={`${styles.view} on-abyss`}
      aria-label={name}
      onClose={view.onClose}
      onKeyDown={view.onKeyDown}
    >
      <div className={styles.head}>
        <p className={`${styles.name} display`} aria-hidden="true">
          {name}
        </p>
        <button
          className={styles.button}
          type="button"
          aria-label={view.zoomed ? words.lightbox.showWhole : words.lightbox.zoomIn}
          onClick={view.toggleZoom}
        >
          <Icon name={view.zoomed ? 'whole' : 'large'} className={styles.sign} />
        </button>
        <button
          ref={closeButton}
          className={styles.button}
          type="button"
          aria-label={words.lightbox.close}
          onClick={view.close}
        >
          <Icon name="x" className={styles.sign} />
        </button>
      </div>
      <div className={styles.stage}>
        <LightboxStage {...stage} />
      </div>
      <div className={`${styles.foot} on-drop`}>
        <div className={styles.captions}>
          {pictures.map(({ src, caption }, i) => (
            <p key={src} className={i === index ? styles.shown : ''}>
              {caption}
            </p>
          ))}
        </div>
        {last > 0 && (
          <PreviousNext
            item={words.common.picture}
            position={words.lightbox.ofMany(index + 1, last + 1)}
            atStart={index === 0}
            atEnd={index === last}
            onPrevious={view.previous}
            onNext={view.next}
          />
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {view.moved &&
          shown &&
          `${words.common.position(words.common.picture, index + 1, index + 1, last + 1)}: ${shown.alt}`}
      </p>
    </dialog>
  )
}
