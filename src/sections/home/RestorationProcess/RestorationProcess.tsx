import { graphql } from 'gatsby'
import { Fragment } from 'react'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { CAROUSELS } from '../../../config/carousel'
import { Carousel } from '../../../features/carousel/Carousel'
import { useWords } from '../../../i18n/pageLanguage'
import * as rhythm from '../Rhythm.module.css'
import { TornPicture } from '../TornPicture'
import * as styles from './RestorationProcess.module.css'

/** From broken branch to reef: one large picture a step. */
export const RestorationProcess = ({ process, steps }: Queries.RestorationProcessSectionFragment) => {
  const words = useWords()
  const { title } = process
  if (steps.nodes.length === 0) return null
  return (
    <Section surface="wall" edge="swell" labelledBy="process-heading" className={rhythm.evidence}>
      <Carousel
        label={title}
        item={words.home.step}
        settings={CAROUSELS.steps}
        className={styles.steps}
        heading={<Heading id="process-heading">{title}</Heading>}
        slides={steps.nodes.map(({ title: step, html, picture, pictureAlt }, i) => (
          <Fragment key={step}>
            <div className={styles.picture}>
              <TornPicture
                file={picture}
                alt={pictureAlt}
                sizes="(min-width: 97.5em) 430px, (min-width: 62.5em) 30vw, (min-width: 37.5em) 45vw, 90vw"
                shape={i}
              />
              <span className={`${styles.number} display`} aria-hidden="true">
                {i + 1}
              </span>
            </div>
            <Heading level="h3" className="h4">
              {step}
            </Heading>
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </Fragment>
        ))}
      />
    </Section>
  )
}

export const fragment = graphql`
  fragment RestorationProcessSection on Query {
    process: homeProcess(language: { eq: $language }) {
      title
    }
    steps: allProcessStep(filter: { language: { eq: $language } }, sort: { position: ASC }) {
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
