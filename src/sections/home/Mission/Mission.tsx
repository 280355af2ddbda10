import { graphql } from 'gatsby'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import * as rhythm from '../Rhythm.module.css'
import { TornPicture } from '../TornPicture'
import * as styles from './Mission.module.css'

/** What the foundation is for: three torn pictures, words below each. */
export const Mission = ({ mission, blocks }: Queries.MissionSectionFragment) => {
  const { title, lead } = mission
  if (blocks.nodes.length === 0) return null
  return (
    <Section surface="reef" edge="dunes" id="mission" labelledBy="mission-heading" className={rhythm.evidence}>
      <div className="wrap">
        <div className="head">
          <Heading id="mission-heading">{title}</Heading>
          <p className="lead">{lead}</p>
        </div>
        <div className={rhythm.cards}>
          {blocks.nodes.map(({ title: heading, html, picture, pictureAlt }, i) => (
            <article key={heading} className={styles.block}>
              <TornPicture
                className={styles.picture}
                file={picture}
                alt={pictureAlt}
                sizes="(min-width: 97.5em) 430px, (min-width: 50em) 30vw, 32vw"
                shape={i}
              />
              <h3 className={`${styles.heading} h4`}>{heading}</h3>
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </article>
          ))}
        </div>
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
