import { forwardRef, useImperativeHandle, useRef, useState } from 'react'
import Slider from 'react-slick'
import { CAROUSEL_SPEED_MS } from '../../config/carousel'
import { present } from '../../lib/present'
import { reducedMotion } from '../../lib/useReducedMotion'
import type { RowHandle, RowProps } from './rowProps'
import { makeInert, preloadNeighbours } from './slides'
import * as styles from './SlickRow.module.css'

/** The row of react-slick, one slide at a time and without an end: the only file that imports it. */
export const SlickRow = forwardRef<RowHandle, RowProps>(function SlickRow({ slides, index, onMove }, handle) {
  const box = useRef<HTMLDivElement>(null)
  const slider = useRef<Slider>(null)
  const asked = useRef(0)
  const wentRound = useRef(-Infinity)
  const [first] = useState(index)
  /** Where it goes or stands, as it was asked for: past an end a number that no slide has */
  const target = useRef(first)
  const placeOf = (to: number) => (to + slides.length) % slides.length
  const track = () => box.current && present(box.current.querySelector('.slick-track'), 'track of react-slick')
  useImperativeHandle(handle, () => ({
    goTo: (to) => {
      const now = performance.now()
      // of a slide that it stands at, or goes to, react-slick reports nothing
      if (placeOf(to) !== placeOf(target.current)) asked.current += 1
      target.current = to
      // past an end a copy is shown until the row stands still: from there the way on would lead back over all slides
      slider.current?.slickGoTo(to, now - wentRound.current < CAROUSEL_SPEED_MS)
      if (to < 0 || to >= slides.length) wentRound.current = now
    },
    preloadNeighbours: () => {
      const row = track()
      if (row) preloadNeighbours(row)
    },
  }))
  const beforeChange = (_from: number, to: number) => {
    if (asked.current === 0) target.current = to
    // the carousel knows of what it has asked for, perhaps of more than react-slick has begun
    if (asked.current > 0) asked.current -= 1
    else onMove(to)
  }
  const refresh = () => {
    const row = track()
    if (!row) return
    makeInert(row, (slide) => slide.matches('.slick-active'))
    // a window that gets another size makes react-slick forget a movement that React has not drawn yet
    const isActive = row.querySelector(`.slick-active[data-index="${placeOf(target.current)}"]`)
    if (asked.current === 0 && !isActive) slider.current?.slickGoTo(target.current)
  }
  return (
    <div ref={box} className={styles.slick} onDragStart={(event) => event.preventDefault()}>
      <Slider
        ref={slider}
        accessibility={false}
        arrows={false}
        initialSlide={first}
        speed={reducedMotion().matches ? 0 : CAROUSEL_SPEED_MS}
        waitForAnimate={false}
        beforeChange={beforeChange}
        onInit={refresh}
        onReInit={refresh}
      >
        {slides}
      </Slider>
    </div>
  )
})
