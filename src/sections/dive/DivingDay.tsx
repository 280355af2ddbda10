import { graphql } from 'gatsby'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { useWords } from '../../i18n/pageLanguage'
import { classes } from '../../lib/classes'
import * as styles from './DivingDay.module.css'
import { DiveProfile } from './DiveProfile'

/**
 * The day's eight steps, all shown as completed (specification, section 4). One list: wide it hangs from the drawn dive
 * profile, narrow it is a line.
 */
export const DivingDay = ({ diveDay, steps }: Queries.DivingDaySectionFragment) => {
  const words = useWords()
  return (
    steps.nodes.length > 0 && (
      <Section surface="deep" edge="reef" labelledBy="day">
        <div className="wrap">
          <div className="head">
            <Heading id="day">{diveDay.title}</Heading>
            <p>{diveDay.lead}</p>
          </div>
          <DiveProfile steps={steps.nodes.map(({ underWater }) => Boolean(underWater))} />
          <ol className={`${styles.steps} plain`}>
            {steps.nodes.map(({ title, time, note, underWater }) => (
              <li key={title} className={classes(styles.step, underWater && styles.under)}>
                <time className={`${styles.time} display`} dateTime={time}>
                  {words.common.time(time)}
                </time>
                <Heading level="h3" className={`${styles.title} h4`}>
                  {title}
                </Heading>
                {note && <p className="small">{note}</p>}
              </li>
            ))}
          </ol>
        </div>
      </Section>
    )
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
