import { graphql } from 'gatsby'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import * as styles from './CoralReefs.module.css'
import { TornPicture } from '../TornPicture'

const SIZES = '(min-width: 95em) 900px, (min-width: 50em) 56vw, 90vw'

/** The last of the colours in src/styles/tokens.css that go from coral to white */
const PALEST = 5

/** Why reefs matter, and what threatens them: the threats' names bleach line by line. */
export const CoralReefs = ({ coralReefs }: Queries.CoralReefsSectionFragment) => {
  const { title, lead, html, threats, picture, pictureAlt } = coralReefs
  return (
    <Section surface="wall" edge="reef" depth="13 m" id="coral" labelledBy="coral-heading">
      <div className={`${styles.grid} wrap`}>
        <div className={styles.head}>
          <Heading id="coral-heading">{title}</Heading>
          <p className="lead">{lead}</p>
        </div>
        <div className={styles.body}>
          <TornPicture className={styles.picture} file={picture} alt={pictureAlt} sizes={SIZES} shape={1} />
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
          <ol className={`${styles.threats} plain`}>
            {threats.map(({ name, what }, i) => (
              <li key={name}>
                <h3 className={styles.threat} style={{ color: `var(--bleach-${Math.min(i + 1, PALEST)})` }}>
                  {name}
                </h3>
                <p>{what}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment CoralReefsSection on Query {
    coralReefs: homeCoralReefs(language: { eq: $language }) {
      title
      lead
      html
      threats {
        name
        what
      }
      picture {
        ...WidePicture
      }
      pictureAlt
    }
  }
`
