import { graphql } from 'gatsby'
import { SiteLink } from '../../../components/SiteLink'
import * as styles from './Ribbon.module.css'

/** A pennant below the header that leads to the annual report. It takes no row of its own. */
export const Ribbon = ({ ribbon, links }: Queries.RibbonSectionFragment) => {
  const { text, linkLabel } = ribbon
  return (
    <p className={`${styles.ribbon} screen-only`}>
      <SiteLink className={`${styles.pennant} display`} to={links.annualReport}>
        {`${text} `}
        <span className={styles.label}>{linkLabel}</span>
      </SiteLink>
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
