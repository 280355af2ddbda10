import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { Section } from '../components/Section'
import { SiteLink } from '../components/SiteLink'
import { HOME_ROUTE } from '../config/routes'
import * as wording from '../config/wording'
import { PageHead } from '../layout/PageHead'
import { SocialLinks } from '../layout/SocialLinks'
import * as styles from './textPage.module.css'

/** Where links lead while the address that they need stands in (src/lib/standInAddresses.ts), so that none leads nowhere. */
const AddressFollowsPage = ({ data }: PageProps<Queries.AddressFollowsQuery>) => {
  const { title, lead, contactLabel } = data.addressFollowsPage
  return (
    <Section className={styles.page} surface="paper" labelledBy="address-follows">
      <div className={styles.column}>
        <h1 className={styles.title} id="address-follows">
          {title}
        </h1>
        <p className="lead">{lead}</p>
        <p className={styles.contact}>{contactLabel}</p>
        <ul className={`${styles.links} plain`}>
          <SocialLinks />
          <li>
            <SiteLink to={HOME_ROUTE}>{wording.home}</SiteLink>
          </li>
        </ul>
      </div>
    </Section>
  )
}

export default AddressFollowsPage

export const Head: HeadFC<Queries.AddressFollowsQuery> = ({ data }) => (
  <PageHead title={data.addressFollowsPage.title} description={data.addressFollowsPage.description} />
)

export const query = graphql`
  query AddressFollows {
    addressFollowsPage {
      title
      lead
      description
      contactLabel
    }
  }
`
