import { graphql } from 'gatsby'
import { ButtonLink } from '../../../components/ButtonLink'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { useActionPage } from '../../../layout/useSettings'
import * as rhythm from '../Rhythm.module.css'
import { TornPicture } from '../TornPicture'
import * as styles from './CoralReefs.module.css'

/** Why reefs matter, and what threatens them: the threats' names bleach one by one. The way to give stands at its end. */
export const CoralReefs = ({ coralReefs }: Queries.CoralReefsSectionFragment) => {
  const page = useActionPage('giving')
  const { title, lead, html, threats, picture, pictureAlt, depth, depthNote, deed, deedLabel } = coralReefs
  return (
    <Section
      surface="deep"
      edge="wall"
      depth={depth}
      depthNote={depthNote}
      id="coral"
      labelledBy="coral-heading"
      className={rhythm.evidence}
    >
      <div className="wrap">
        <div className={`${styles.top} halves`}>
          <div>
            <Heading id="coral-heading">{title}</Heading>
            <p className="lead">{lead}</p>
            <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
          </div>
          <TornPicture
            className={styles.picture}
            file={picture}
            alt={pictureAlt}
            sizes="(min-width: 50em) 50vw, 90vw"
            shape={1}
          />
        </div>
        <ol className={`${rhythm.cards} ${styles.threats} plain`}>
          {threats.map(({ name, what }, i) => (
            <li key={name}>
              <h3
                className={styles.threat}
                style={{ color: `color-mix(in oklab, white ${Math.min(24 * i, 96)}%, var(--bleach))` }}
              >
                {name}
              </h3>
              <p>{what}</p>
            </li>
          ))}
        </ol>
        {page && (
          <div className={`${styles.deed} side-by-side`}>
            <p className="display h4">{deed}</p>
            <ButtonLink to={page.route} look="give">
              {deedLabel}
            </ButtonLink>
          </div>
        )}
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
      depth
      depthNote
      deed
      deedLabel
    }
  }
`
