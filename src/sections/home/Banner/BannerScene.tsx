import { Picture, type PictureFile } from '../../../components/Picture'
import { PicturePreload } from '../../../components/PicturePreload'
import * as styles from './BannerScene.module.css'

const HILLS_SIZES = '(min-width: 62.5em) 100vw, (min-width: 37.5em) 155vw, 215vw'

/** Sun (by night the moon) and the hills of Lombok with Mount Rinjani. */
export const Sky = ({ hills }: { hills: PictureFile }) => (
  <>
    <div className={`${styles.sun} ${styles.sinking} screen-only`} />
    <Picture className={`${styles.hills} screen-only`} file={hills} alt="" sizes={HILLS_SIZES} eager />
  </>
)

/** For the page's `Head`. */
export const SkyPreload = ({ hills }: { hills: PictureFile }) => <PicturePreload file={hills} sizes={HILLS_SIZES} />

/** A jukung, the outrigger boat of these waters. */
export const Boat = ({ boat }: { boat: PictureFile }) => (
  <Picture className={`${styles.boat} screen-only`} file={boat} alt="" sizes="(min-width: 92.5em) 207px, 14vw" />
)

/** Breaking waves, the deeper water and a green turtle. */
export const Sea = ({ turtle }: { turtle: PictureFile }) => (
  <>
    <svg className={styles.waves} aria-hidden="true" preserveAspectRatio="none">
      <use href="#e-wave" />
    </svg>
    <svg className={styles.deeper} aria-hidden="true" preserveAspectRatio="none">
      <use href="#e-swell" />
    </svg>
    <Picture
      className={`${styles.turtle} ${styles.sinking}`}
      file={turtle}
      alt=""
      sizes="(min-width: 92.5em) 120px, (min-width: 62.5em) 8vw, (min-width: 37.5em) 9vw, 12vw"
    />
  </>
)
