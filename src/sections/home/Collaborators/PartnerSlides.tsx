import type { CSSProperties } from 'react'
import { PauseButton } from '../../../components/PauseButton'
import { CAROUSEL_SPEED_MS, PARTNER_LOGO_MS } from '../../../config/carousel'
import { useWords } from '../../../i18n/pageLanguage'
import { useMotionChoice } from '../../../lib/useMotionChoice'
import * as styles from './PartnerSlides.module.css'
import { Pebble } from './Pebble'

type Partner = Queries.PartnerMarkFragment & { readonly slide: number | null }

type PartnerSlidesProps = {
  partners: readonly Partner[]
  /** Of a pebble, as a CSS length */
  width: string
}

const percent = (part: number) => `${(100 * part).toFixed(1)}%`

/** The turns of `count` slides as parts of their round: seen, then going, then away, then coming. */
const turns = (count: number) => {
  const share = 1 / count
  const change = (share * CAROUSEL_SPEED_MS) / PARTNER_LOGO_MS
  return {
    '--round': `${count * PARTNER_LOGO_MS}ms`,
    '--fading': `linear(1, 1 ${percent(share - change)}, 0 ${percent(share)} ${percent(1 - change)}, 1)`,
    '--sharp': `linear(1, 1 ${percent(share)}, 0 ${percent(share)}, 0)`,
  } as CSSProperties
}

/** Those of one number together, those without one each alone, in their order. */
const slidesOf = (partners: readonly Partner[]) => {
  const slides = new Map<string | number, Partner[]>()
  for (const one of partners) {
    const key = one.slide ?? one.name
    slides.set(key, [...(slides.get(key) ?? []), one])
  }
  return [...slides.values()]
}

/**
 * Partners that take turns, until the visitor stops them; those that wait stay in the page for screen readers. They are not
 * linked, because a link that waits could be reached unseen.
 */
export const PartnerSlides = ({ partners, width }: PartnerSlidesProps) => {
  const words = useWords()
  const { paused, toggle } = useMotionChoice()
  const slides = slidesOf(partners)
  const takeTurns = slides.length > 1
  return (
    <>
      <div
        className={takeTurns ? styles.turns : undefined}
        style={takeTurns ? turns(slides.length) : undefined}
        data-paused={paused}
      >
        {slides.map((slide, i) => (
          <ul
            key={slide.map(({ name }) => name).join()}
            className={`${styles.slide} plain`}
            style={i > 0 ? { animationDelay: `${(i - slides.length) * PARTNER_LOGO_MS}ms` } : undefined}
          >
            {slide.map((partner) => (
              <li key={partner.name}>
                <Pebble {...partner} link={takeTurns ? null : partner.link} width={width} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      {takeTurns && <PauseButton what={words.home.changeOfPartners} paused={paused} onToggle={toggle} />}
    </>
  )
}
