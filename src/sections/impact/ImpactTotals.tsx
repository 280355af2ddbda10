import { graphql } from 'gatsby'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { SiteLink } from '../../components/SiteLink'
import { useWords } from '../../i18n/pageLanguage'
import { CountedUnits } from '../figures/CountedUnits'
import { FactList } from '../figures/FactList'
import * as rhythm from '../home/Rhythm.module.css'
import * as styles from '../home/Statistics/Statistics.module.css'

/** The four totals of the home page, with the articles that hold them and what is still open about them. */
export const ImpactTotals = ({ impactPage, totals }: Queries.ImpactTotalsFragment) => {
  const words = useWords()
  return (
    totals.nodes.length > 0 && (
      <Section surface="light" edge="swell" labelledBy="totals">
        <div className="wrap">
          <div className={rhythm.head}>
            <Heading id="totals">{impactPage.totalsTitle}</Heading>
            <p className="lead">{impactPage.totalsLead}</p>
          </div>
          <ul className={`${rhythm.cards} ${styles.list} plain`}>
            {totals.nodes.map(({ title, value, badge, unit, unitSize, key, link, article }) => (
              <li key={title} className={styles.item}>
                <CountedUnits value={value} badge={badge} unit={unit} unitSize={unitSize} />
                <FactList facts={[{ what: title, value }]} />
                <p className="small">
                  {key}. {badge} {words.common.lately}.
                </p>
                {article && (
                  <p className="small">
                    {words.impact.from} <SiteLink to={link}>{article.title}</SiteLink>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      </Section>
    )
  )
}

export const fragment = graphql`
  fragment ImpactTotals on Query {
    impactPage(language: { eq: $language }) {
      totalsTitle
      totalsLead
    }
    totals: allStatistic(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...CountedTotal
      }
    }
  }

  fragment CountedTotal on Statistic {
    ...CountedUnits
    title
    key
    link
    review
    checking
    article {
      title
    }
  }
`
