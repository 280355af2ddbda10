import { useState } from 'react'
import { focusFrame } from '../../lib/focusFrame'
import { videoPageLink, videoPlayerLink } from '../../lib/links'
import { Icon } from '../../components/Icon'
import { Picture, type PictureFile, type PictureProps } from '../../components/Picture'
import * as styles from './VideoPlayer.module.css'
import { WhereTo } from '../../components/WhereTo'

type VideoPlayerProps = Pick<PictureProps, 'wholeBelow'> & {
  youtubeId: string
  /** Name of the player's frame */
  title: string
  playLabel: string
  poster: PictureFile
  posterAlt: string
  sizes: string
  eager?: boolean
  className?: string
}

/**
 * A film that is asked for only when the visitor presses play: until then there is a poster, and without script a link.
 * Fills the box that `className` gives it.
 */
export const VideoPlayer = ({
  youtubeId,
  title,
  playLabel,
  poster,
  posterAlt,
  sizes,
  wholeBelow,
  eager,
  className = '',
}: VideoPlayerProps) => {
  const [plays, setPlays] = useState(false)
  if (plays) {
    return (
      <iframe
        className={`${styles.frame} ${className}`}
        src={videoPlayerLink(youtubeId)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
        ref={focusFrame}
      />
    )
  }
  return (
    <div className={`${styles.player} ${className}`}>
      <Picture file={poster} alt={posterAlt} sizes={sizes} wholeBelow={wholeBelow} eager={eager} />
      <button
        className={`${styles.play} display needs-script screen-only`}
        type="button"
        onClick={() => setPlays(true)}
      >
        <Icon name="play" className={styles.sign} />
        <span className={styles.label}>{playLabel}</span>
      </button>
      <noscript>
        <a
          className={`${styles.play} display screen-only`}
          href={videoPageLink(youtubeId)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="play" className={styles.sign} />
          <span className={styles.label}>
            {playLabel}
            <WhereTo href={videoPageLink(youtubeId)} showHost />
          </span>
        </a>
      </noscript>
    </div>
  )
}
