import { graphql } from 'gatsby'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { useWords } from '../../i18n/pageLanguage'
import { classes } from '../../lib/classes'
import * as styles from './DivingDay.module.css'
import { DiveProfile } from './DiveProfile'

/**
 * The day's eight steps, all shown as completed (specification, section 4). One list: wide it hangs from the drawn dive
 * profile, narrow it is a line that swings inward under water.
 */
export const DivingDay = ({ diveDay, steps }: Queries.DivingDaySectionFragment) => {
  const words = useWords()
  const { title, lead } = diveDay
  if (steps.nodes.length === 0) return null
  return (
    <Section surface="deep" edge="reef" labelledBy="day">
      <div className="wrap">
        <Heading id="day">{title}</Heading>
        <p className="lead">{lead}</p>
        <DiveProfile className={styles.profile} steps={steps.nodes.map(({ underWater }) => Boolean(underWater))} />
        <ol className={`${styles.steps} plain clear-of-edge`}>
          {steps.nodes.map((step) => (
            <li key={step.title} className={classes(styles.step, step.underWater && styles.under)}>
              <time className={styles.time} dateTime={step.time}>
                {words.common.time(step.time)}
              </time>
              <Heading level="h3" className={styles.title}>
                {step.title}
              </Heading>
              {step.note && <p className={styles.note}>{step.note}</p>}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment DivingDaySection on Query {
    diveDay(language: { eq: $language }) {
      title
      lead
    }
    steps: allTimelineStep(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        title
        time
        underWater
        note
      }
    }
  }
`
