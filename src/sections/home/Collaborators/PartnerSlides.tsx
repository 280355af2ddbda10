import type { CSSProperties } from 'react'
import { PauseButton } from '../../../components/PauseButton'
import { PARTNER_LOGO_MS } from '../../../config/carousel'
import { useWords } from '../../../i18n/pageLanguage'
import * as styles from './Collaborators.module.css'
import { Pebble } from './Pebble'

type Partner = Queries.PartnerMarkFragment

/** Specification, section 4; each is seen for a third of the round (Collaborators.module.css). */
const SLIDES = 3
const ROUND = { '--round': `${SLIDES * PARTNER_LOGO_MS}ms` } as CSSProperties

/** All of them in their order, on each slide about as many as on the others. */
const slidesOf = (partners: readonly Partner[]) => {
  const start = (slide: number) => Math.round((slide * partners.length) / SLIDES)
  return Array.from({ length: SLIDES }, (_, i) => partners.slice(start(i), start(i + 1)))
}

/**
 * Three or more partners that take turns, until the visitor stops them; those that wait stay in the page for screen readers. They are not
 * linked, because a link that waits could be reached unseen.
 */
export const PartnerSlides = ({ partners }: { partners: readonly Partner[] }) => {
  const words = useWords()
  const takeTurns = partners.length >= SLIDES
  const slides = takeTurns ? slidesOf(partners) : [partners]
  return (
    <div className={styles.slides} data-moves="">
      <div className={takeTurns ? styles.turns : undefined} style={ROUND}>
        {slides.map((slide, i) => (
          <ul
            key={slide.map(({ name }) => name).join()}
            className={`${styles.pebbles} plain`}
            style={i > 0 ? { animationDelay: `${(i - SLIDES) * PARTNER_LOGO_MS}ms` } : undefined}
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
