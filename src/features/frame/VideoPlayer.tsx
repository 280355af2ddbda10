import { videoPageLink, videoPlayerLink } from '../../lib/links'
import { SiteLink } from '../../components/SiteLink'
import { Icon } from '../../components/Icon'
import { Picture, type PictureProps } from '../../components/Picture'
import { classes } from '../../lib/classes'
import * as styles from './Frame.module.css'

type VideoPlayerProps = PictureProps & {
  youtubeId: string
  /** Name of the player's frame */
  title: string
  playLabel: string
}

/**
 * A film that is asked for only when the visitor presses play (`openFrame`): until then there is a poster, and without script a
 * link. Fills the box that `className` gives it; the picture is the poster.
 */
export const VideoPlayer = ({ youtubeId, title, playLabel, className, ...poster }: VideoPlayerProps) => {
  const sign = (
    <>
      <Icon name="play" className={styles.sign} />
      <span>{playLabel}</span>
    </>
  )
  return (
    <div className={classes(styles.frame, className)} data-facade="">
      <Picture {...poster} />
      <button
        className={`${styles.play} display needs-script screen-only`}
        type="button"
        data-frame={videoPlayerLink(youtubeId)}
        data-frame-title={title}
      >
        {sign}
      </button>
      <noscript>
        <SiteLink className={`${styles.play} display screen-only`} to={videoPageLink(youtubeId)}>
          {sign}
        </SiteLink>
      </noscript>
    </div>
  )
}
