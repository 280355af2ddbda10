import * as styles from './CarouselPosition.module.css'

type CarouselPositionProps = {
  /** The first slide in view, from 1 */
  first: number
  /** How many are in view where there is room */
  most: number
  count: number
}

/** Which slides are in view, for the eye: "2–4 / 7". The style sheet knows how many they are, also before any script. */
export const CarouselPosition = ({ first, most, count }: CarouselPositionProps) => {
  const lastOf = (shown: number) => Math.min(first + shown - 1, count)
  return (
    <>
      {first}
      {most > 1 && first < count && (
        <>
          <span className={styles.ofTwo}>{`–${lastOf(2)}`}</span>
          <span className={styles.ofThree}>{`–${lastOf(3)}`}</span>
        </>
      )}
      {` / ${count}`}
    </>
  )
}
