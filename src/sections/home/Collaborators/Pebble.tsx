import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { SiteLink } from '../../../components/SiteLink'
import { Picture } from '../../../components/Picture'
import { classes } from '../../../lib/classes'
import { longestWordWidth } from '../../../lib/displayWidth'
import * as styles from './Pebble.module.css'

const LOGO_SIZES = '12rem'

/** A partner's logo on a pebble, or its name, whose longest word has room; a white logo on a dark pebble. */
export const Pebble = ({ name, logo, link }: Queries.PartnerMarkFragment) => {
  // "Students4Sustainability" may end a line behind its number, "(now BRIN)" stays on one
  const shown = name.replace(/(?<=\d)(?=\p{Lu})/u, '\u200b').replace(/ (?=[^(]*\))/g, '\u00a0')
  const mark = logo ? <Picture file={logo} alt={name} sizes={LOGO_SIZES} /> : shown
  return (
    <li className={classes(styles.pebble, logo?.isPale && styles.deep)}>
      <p
        className={`${styles.name} display`}
        style={{ '--ems': Math.max(5, longestWordWidth(shown)).toFixed(1) } as CSSProperties}
      >
        {link ? <SiteLink to={link}>{mark}</SiteLink> : mark}
      </p>
    </li>
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
