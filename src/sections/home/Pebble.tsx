import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { CAROUSEL_SPEED_MS, PARTNER_LOGO_MS } from '../../config/carousel'
import * as styles from './Pebble.module.css'

type PebbleProps = {
  logos: readonly Queries.PartnerLogoFragment[]
  /** Of several logos that take turns; undefined where the visitor has chosen nothing */
  paused?: boolean
}

const percent = (part: number) => `${(100 * part).toFixed(1)}%`

/** The turns of `count` logos as parts of their round: seen, then going, then away, then coming. */
const turns = (count: number) => {
  const share = 1 / count
  const change = (share * CAROUSEL_SPEED_MS) / PARTNER_LOGO_MS
  return {
    '--round': `${count * PARTNER_LOGO_MS}ms`,
    '--fading': `linear(1, 1 ${percent(share - change)}, 0 ${percent(share)} ${percent(1 - change)}, 1)`,
    '--sharp': `linear(1, 1 ${percent(share)}, 0 ${percent(share)}, 0)`,
  } as CSSProperties
}

/** A pebble with a logo on it, or with several that take turns; those that wait stay in the page for screen readers. */
export const Pebble = ({ logos, paused }: PebbleProps) => (
  <div
    className={`${styles.pebble} ${logos.length > 1 ? styles.many : ''}`}
    style={logos.length > 1 ? turns(logos.length) : undefined}
    data-paused={paused}
  >
    {logos.map(({ name, logo }, i) => (
      <img
        key={name}
        className={styles.logo}
        style={i > 0 ? { animationDelay: `${(i - logos.length) * PARTNER_LOGO_MS}ms` } : undefined}
        src={logo.publicURL ?? undefined}
        alt={name}
        loading="lazy"
      />
    ))}
  </div>
)

export const fragment = graphql`
  fragment PartnerLogo on Partner {
    name
    logo {
      ...LogoPicture
    }
  }
`
