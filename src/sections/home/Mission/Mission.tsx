import { graphql } from 'gatsby'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { inTurn } from '../../../lib/inTurn'
import * as styles from './Mission.module.css'
import { TornPicture } from '../TornPicture'

/** The pictures step across the columns: each third one is as wide as the other third ones. */
const SIZES = [
  '(min-width: 95em) 774px, (min-width: 50em) 49.6vw, 90vw',
  '(min-width: 95em) 1070px, (min-width: 50em) 56.8vw, 90vw',
  '(min-width: 95em) 660px, (min-width: 50em) 42.2vw, 90vw',
] as const

/** What the foundation is for: three torn pictures that step down the page, words beside each. */
export const Mission = ({ mission, blocks }: Queries.MissionSectionFragment) => {
  const { title, lead } = mission
  if (blocks.nodes.length === 0) return null
  return (
    <Section surface="lagoon" depth="5 m" id="mission" labelledBy="mission-heading" className={styles.mission}>
      <div className="wrap">
        <div className={styles.head}>
          <Heading id="mission-heading">{title}</Heading>
          <p className="lead">{lead}</p>
        </div>
        {blocks.nodes.map(({ title: heading, html, picture, pictureAlt }, i) => (
          <article key={heading} className={styles.block}>
            <TornPicture
              className={styles.picture}
              file={picture}
              alt={pictureAlt}
              sizes={inTurn(SIZES, i)}
              shape={i}
            />
            <div className={styles.words}>
              <h3 className="h3">{heading}</h3>
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment MissionSection on Query {
    mission: homeMission(language: { eq: $language }) {
      title
      lead
    }
    blocks: allMissionBlock(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        title
        html
        picture {
          ...WidePicture
        }
        pictureAlt
      }
    }
  }
`
