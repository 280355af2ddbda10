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
 * A film that is asked for only when the visitor presses play (`openFrame`): until then there is a poster, and without script a
 * link. Fills the box that `className` gives it.
 */
export const VideoPlayer = ({
  youtubeId,
  title,
  playLabel,
  poster,
  posterAlt,
  className = '',
  ...picture
}: VideoPlayerProps) => (
  <div className={`${styles.player} ${className}`} data-facade="">
    <Picture file={poster} alt={posterAlt} {...picture} />
    <button
      className={`${styles.play} display needs-script screen-only`}
      type="button"
      data-frame={videoPlayerLink(youtubeId)}
      data-frame-title={title}
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
          <WhereTo href={videoPageLink(youtubeId)} />
        </span>
      </a>
    </noscript>
  </div>
)
