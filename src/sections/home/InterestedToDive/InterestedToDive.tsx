import { graphql } from 'gatsby'
import { ButtonLink } from '../../../components/ButtonLink'
import { Heading } from '../../../components/Heading'
import { Icon } from '../../../components/Icon'
import { Picture } from '../../../components/Picture'
import { Section } from '../../../components/Section'
import { DIVE_ROUTE } from '../../../config/routes'
import { useRouteHere } from '../../../i18n/pageLanguage'
import { DayPlan } from './DayPlan'
import * as styles from './InterestedToDive.module.css'

/** An invitation to dive: a picture that dissolves into the water, and the day on a diver's writing slate. */
export const InterestedToDive = ({ dive, hours }: Queries.InterestedToDiveSectionFragment) => {
  const here = useRouteHere()
  const { title, lead, linkLabel, picture, pictureAlt } = dive
  return (
    <Section surface="deep" edge="wall" depth="18 m" labelledBy="dive-heading" className={styles.dive}>
      <div className={`${styles.picture} screen-only`}>
        <Picture file={picture} alt={pictureAlt} sizes="(min-width: 72em) 94vw, (min-width: 37.5em) 135vw, 139vw" />
      </div>
      <div className={`${styles.grid} wrap`}>
        <div className={styles.words}>
          <Heading id="dive-heading">{title}</Heading>
          <p className="lead">{lead}</p>
          <ButtonLink to={here(DIVE_ROUTE)} look="go">
            <Icon name="waves" />
            {linkLabel}
          </ButtonLink>
        </div>
        {hours.nodes.length > 0 && <DayPlan steps={hours.nodes} />}
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment InterestedToDiveSection on Query {
    dive: homeDive(language: { eq: $language }) {
      title
      lead
      linkLabel
      picture {
        ...FullWidthPicture
      }
      pictureAlt
    }
    hours: allTimelineStep(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        title
        time
      }
    }
  }
`
