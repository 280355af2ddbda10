import type { ReactNode } from 'react'
import * as styles from './Carousel.module.css'

/** One slide, named by its place: "2 / 7". */
export const CarouselSlide = ({ place, children }: { place: string; children: ReactNode }) => (
  <div className={styles.slide} role="group" aria-roledescription="slide" aria-label={place}>
    {children}
  </div>
)
