import * as styles from './BannerScene.module.css'

const HILLS = [
  'M0 420V300C120 250 190 250 260 214 350 168 400 176 470 110 530 56 566 40 600 30c34 8 66 24 120 84 60 66 130 80 214 130 90 54 180 40 280 60s250 40 386 10v106Z',
  'M0 420V346c90-40 150-20 240-60s160-70 240-50 130 90 230 100 170-56 260-40 150 66 260 60 230-60 370-20v84Z',
  'M900 420c60-50 130-64 200-84s130-76 210-90c90 10 180 60 290 50v124Z',
]

/** Sun (by night the moon) and the hills of Lombok with Mount Rinjani. */
export const Sky = () => (
  <>
    <div className={styles.sun} />
    <svg
      className={styles.hills}
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 1600 420"
      preserveAspectRatio="none"
    >
      {HILLS.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  </>
)

/** A jukung, the outrigger boat of these waters. */
export const Boat = () => (
  <svg className={styles.boat} aria-hidden="true" focusable="false" viewBox="0 0 300 240">
    <path className={styles.sail} d="M136 10C210 60 236 120 228 172L140 176Z" />
    <path className={styles.sailShade} d="M136 10c30 60 30 110 24 165l-20 1Z" />
    <path className={styles.mast} d="M137 4v180" />
    <path className={styles.hull} d="M10 168c70 30 200 32 282-10-14 40-40 62-140 62S26 208 10 168Z" />
    <path className={styles.sail} d="M10 168c70 30 200 32 282-10l-5 12c-80 36-198 34-270 6Z" />
    <path className={styles.mast} d="M74 194c-10-30-30-34-48-32M226 190c6-30 24-36 46-36" />
    <path className={`${styles.mast} ${styles.float}`} d="M2 218H292" />
  </svg>
)

const Fish = ({ className }: { className?: string }) => (
  <svg className={`${styles.fish} ${className}`} aria-hidden="true" focusable="false" viewBox="0 0 72 36">
    <path d="M2 18C12 2 38 0 54 18 38 36 12 34 2 18Z" />
    <path d="M50 18l20-14c-4 9-4 19 0 28Z" />
    <circle className={styles.eye} cx="15" cy="14" r="2.6" />
  </svg>
)

/** Breaking waves, the deeper water, three fish and a green turtle. */
export const Sea = () => (
  <>
    <svg className={styles.waves} aria-hidden="true" focusable="false" preserveAspectRatio="none">
      <use href="#e-wave" />
    </svg>
    <svg className={styles.deeper} aria-hidden="true" focusable="false" preserveAspectRatio="none">
      <use href="#e-swell" />
    </svg>
    <Fish className={styles.fish1} />
    <Fish className={styles.fish2} />
    <Fish className={styles.fish3} />
    <svg className={styles.turtle} aria-hidden="true" focusable="false" viewBox="0 0 200 200">
      <use href="#s-turtle" />
    </svg>
  </>
)
