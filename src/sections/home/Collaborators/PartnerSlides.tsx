import type { CSSProperties } from 'react'
import { PauseButton } from '../../../components/PauseButton'
import { PARTNER_LOGO_MS } from '../../../config/carousel'
import { useWords } from '../../../i18n/pageLanguage'
import * as partnerStyles from './Collaborators.module.css'
import * as styles from './PartnerSlides.module.css'
import { Pebble } from './Pebble'

type Partner = Queries.PartnerMarkFragment

/** How many there are at most (specification, section 4) */
const SLIDES = 3

/** How long `count` slides take for their round, and for which part of it each is seen. */
const turns = (count: number) =>
  ({
    '--round': `${count * PARTNER_LOGO_MS}ms`,
    '--shown': `linear(1, 1 ${(100 / count).toFixed(1)}%, 0 ${(100 / count).toFixed(1)}%, 0)`,
  }) as CSSProperties

/** All of them in their order, on each slide as many as on the others. */
const slidesOf = (partners: readonly Partner[]) => {
  const count = Math.min(SLIDES, partners.length)
  const start = (slide: number) => Math.round((slide * partners.length) / count)
  return Array.from({ length: count }, (_, i) => partners.slice(start(i), start(i + 1)))
}

/**
 * Partners that take turns, until the visitor stops them; those that wait stay in the page for screen readers. They are not
 * linked, because a link that waits could be reached unseen.
 */
export const PartnerSlides = ({ partners }: { partners: readonly Partner[] }) => {
  const words = useWords()
  const slides = slidesOf(partners)
  const takeTurns = slides.length > 1
  return (
    <div className={styles.slides} data-moves="">
      <div className={takeTurns ? styles.turns : undefined} style={takeTurns ? turns(slides.length) : undefined}>
        {slides.map((slide, i) => (
          <ul
            key={slide.map(({ name }) => name).join()}
            className={`${partnerStyles.pebbles} plain`}
            style={i > 0 ? { animationDelay: `${(i - slides.length) * PARTNER_LOGO_MS}ms` } : undefined}
          >
            {slide.map((partner) => (
              <Pebble key={partner.name} {...partner} link={takeTurns ? null : partner.link} />
            ))}
          </ul>
        ))}
      </div>
      {takeTurns && <PauseButton what={words.home.changeOfPartners} />}
    </div>
  )
}
