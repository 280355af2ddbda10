import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { ExternalLink } from '../../../components/ExternalLink'
import { Picture } from '../../../components/Picture'
import { classes } from '../../../lib/classes'
import * as styles from './Pebble.module.css'

type PebbleProps = Queries.PartnerMarkFragment & {
  /** Of the pebble, as a CSS length */
  width: string
}

type Logo = NonNullable<PebbleProps['logo']>

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

/**
 * The size of a name's letters in hundredths of its pebble's width: so that the longest word has room, so that many words
 * fill few lines, and so that a short name does not shout.
 */
const lettersOf = (name: string) => {
  const longest = Math.max(...name.split(' ').map((word) => word.length))
  return Math.min(16, 175 / longest, 60 / Math.sqrt(name.length))
}

const LogoOnPebble = ({ name, logo, width }: { name: string; logo: Logo; width: string }) => {
  const ratio = ratioOf(logo)
  const share = shareOf(ratio)
  return (
    <span
      className={styles.logo}
      style={{ '--share': `${(100 * share).toFixed(1)}%`, '--ratio': ratio } as CSSProperties}
    >
      {logo.drawing ? (
        <img src={logo.drawing.src} alt={name} loading="lazy" />
      ) : (
        <Picture file={logo} alt={name} sizes={`calc(${share.toFixed(2)} * ${width})`} />
      )}
    </span>
  )
}

/** A partner's logo on a pebble, or its name, as large as the pebble lets it be; a white logo on a dark pebble. */
export const Pebble = ({ name, logo, link, width }: PebbleProps) => {
  const mark = logo ? <LogoOnPebble name={name} logo={logo} width={width} /> : name
  return (
    <div className={classes(styles.pebble, logo?.isPale && styles.deep)}>
      <p className={`${styles.name} display`} style={{ '--letters': lettersOf(name).toFixed(1) } as CSSProperties}>
        {link ? <ExternalLink href={link}>{mark}</ExternalLink> : mark}
      </p>
    </div>
  )
}

export const fragment = graphql`
  fragment PartnerMark on Partner {
    name
    link
    logo {
      ...LogoPicture
    }
  }
`
