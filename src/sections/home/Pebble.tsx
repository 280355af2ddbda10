import { graphql } from 'gatsby'
import { forwardRef } from 'react'
import * as styles from './Pebble.module.css'

type PebbleProps = {
  logos: readonly Queries.PartnerLogoFragment[]
  /** Of several logos, the one that is seen; the others stay in the page for screen readers */
  shown?: number
}

/** A pebble with a logo on it, or with several that take turns. */
export const Pebble = forwardRef<HTMLDivElement, PebbleProps>(function Pebble({ logos, shown = 0 }, ref) {
  return (
    <div
      ref={ref}
      className={`${styles.pebble} ${logos.length > 1 ? styles.many : ''}`}
      data-starts-script={logos.length > 1 ? '' : undefined}
    >
      {logos.map(({ name, logo }, i) => (
        <img
          key={name}
          className={`${styles.logo} ${i === shown ? '' : styles.waiting}`}
          src={logo.publicURL ?? undefined}
          alt={name}
          loading="lazy"
        />
      ))}
    </div>
  )
})

export const fragment = graphql`
  fragment PartnerLogo on Partner {
    name
    logo {
      ...LogoPicture
    }
  }
`
