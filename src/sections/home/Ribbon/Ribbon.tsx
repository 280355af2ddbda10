import { graphql } from 'gatsby'
import { ExternalLink } from '../../../components/ExternalLink'
import * as styles from './Ribbon.module.css'

/** A pennant below the header that leads to the annual report. It takes no row of its own. */
export const Ribbon = ({ ribbon, links }: Queries.RibbonSectionFragment) => {
  const { text, linkLabel } = ribbon
  return (
    <p className={`${styles.ribbon} screen-only`}>
      <ExternalLink className={`${styles.pennant} display`} href={links.annualReport}>
        {`${text} `}
        <span className={styles.label}>{linkLabel}</span>
      </ExternalLink>
    </p>
  )
}

export const fragment = graphql`
  fragment RibbonSection on Query {
    ribbon: homeRibbon(language: { eq: $language }) {
      text
      linkLabel
    }
    links: linkSettings(language: { eq: $language }) {
      annualReport
    }
  }
`
