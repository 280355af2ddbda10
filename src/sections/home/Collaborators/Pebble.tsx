import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { Picture } from '../../../components/Picture'
import { CAROUSEL_SPEED_MS, PARTNER_LOGO_MS } from '../../../config/carousel'
import * as styles from './Pebble.module.css'

type Logo = Queries.PartnerLogoFragment['logo']

type PebbleProps = {
  logos: readonly Queries.PartnerLogoFragment[]
  /** Of the pebble, as a CSS length */
  width: string
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

/** Width by height of a pebble, as in the style sheet */
const PEBBLE = 1.55
/** A pebble is no even ellipse. */
const ROOM = 0.94

const ratioOf = ({ drawing, childImageSharp }: Logo) => {
  const { width = 1, height = 1 } = childImageSharp?.gatsbyImageData ?? {}
  return drawing?.ratio ?? width / height
}

/** The part of a pebble's width that a logo takes, so that its corners lie on an ellipse: a long one is as large as can be. */
const shareOf = (ratio: number) => ROOM / Math.hypot(1, PEBBLE / ratio)

/** A pebble with a logo on it, or with several that take turns; those that wait stay in the page for screen readers. */
export const Pebble = ({ logos, width, paused }: PebbleProps) => (
  <div
    className={`${styles.pebble} ${logos.length > 1 ? styles.many : ''}`}
    style={logos.length > 1 ? turns(logos.length) : undefined}
    data-paused={paused}
  >
    {logos.map(({ name, logo }, i) => {
      const ratio = ratioOf(logo)
      const share = shareOf(ratio)
      const animationDelay = i > 0 ? `${(i - logos.length) * PARTNER_LOGO_MS}ms` : undefined
      const style = { '--share': percent(share), '--ratio': ratio, animationDelay } as CSSProperties
      return (
        <span key={name} className={styles.logo} style={style}>
          {logo.drawing ? (
            <img src={logo.drawing.src} alt={name} loading="lazy" />
          ) : (
            <Picture file={logo} alt={name} sizes={`calc(${share.toFixed(2)} * ${width})`} />
          )}
        </span>
      )
    })}
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
