import { graphql } from 'gatsby'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { useWords } from '../../../i18n/pageLanguage'
import { CAROUSELS } from '../../../config/carousel'
import { Carousel } from '../../../features/carousel/Carousel'
import { ProcessStep } from './ProcessStep'
import * as styles from './RestorationProcess.module.css'

/** From broken branch to reef: the steps travel along one drawn seabed, each carrying its piece of it. */
export const RestorationProcess = ({ process, steps }: Queries.RestorationProcessSectionFragment) => {
  const words = useWords()
  const { title } = process
  if (steps.nodes.length === 0) return null
  return (
    <Section surface="reef" edge="dunes" depth="8 m" labelledBy="process-heading" className={styles.process}>
      <Carousel
        className={styles.steps}
        label={title}
        item={words.home.step}
        settings={CAROUSELS.steps}
        heading={<Heading id="process-heading">{title}</Heading>}
        slides={steps.nodes.map((step, i) => (
          <ProcessStep key={step.title} {...step} index={i} count={steps.nodes.length} />
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
        ...ProcessStep
      }
    }
  }
`
