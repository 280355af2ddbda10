import { graphql } from 'gatsby'
import { PAGE_TITLE_ID } from '../../components/PageHeader'
import { Section } from '../../components/Section'
import { SiteLink } from '../../components/SiteLink'
import * as table from '../../components/Table.module.css'
import { IMPACT_ROUTE } from '../../config/routes'
import { useRouteHere, useWords } from '../../i18n/pageLanguage'
import { StoryDeed } from '../story/StoryDeed'
import * as styles from './ReefTable.module.css'

const COLUMNS = ['planted', 'counted'] as const

/** The figures of /impact that are plantings, each a row: a dash where nothing is known; and what a reader can do for them. */
export const ReefTable = ({ plantings, ...deeds }: Queries.ReefTableFragment) => {
  const { common, reefs } = useWords()
  const here = useRouteHere()
  const heads = [reefs.site, reefs.date, ...COLUMNS.map((column) => reefs[column]), reefs.source]
  return (
    <Section surface="paper" edge="reef" labelledBy={PAGE_TITLE_ID}>
      <div className="wrap">
        <table className={`${table.table} ${styles.reefs}`} aria-labelledby={PAGE_TITLE_ID}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plantings.nodes.map(({ site, when, rows, article }) => (
              <tr key={site}>
                <th scope="row">{site}</th>
                <td data-head={reefs.date}>{when}</td>
                {COLUMNS.map((column) => {
                  const known = rows.filter((row) => row.column === column)
                  return (
                    <td key={column} data-head={reefs[column]}>
                      {known.map(({ what, value }) => (
                        <p key={what}>
                          <strong className="h4 display">{value}</strong> {what}
                        </p>
                      ))}
                      {known.length === 0 && (
                        <span role="img" aria-label={reefs.notKnown}>
                          –
                        </span>
                      )}
                    </td>
                  )
                })}
                <td data-head={reefs.source}>{article && <SiteLink to={article.route}>{article.title}</SiteLink>}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="links">
          <SiteLink to={here(IMPACT_ROUTE)}>{common.impact}</SiteLink>
        </p>
      </div>
      <StoryDeed {...deeds} said="adopt" topics={null} />
    </Section>
  )
}

export const fragment = graphql`
  fragment ReefTable on Query {
    plantings: allImpactFigure(filter: { language: { eq: $language }, site: { ne: null } }, sort: { position: ASC }) {
      nodes {
        site
        when
        rows {
          what
          value
          column
        }
        article {
          route
          title
        }
      }
    }
    ...StoryDeeds
  }
`
