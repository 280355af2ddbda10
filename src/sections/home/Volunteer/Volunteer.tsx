import { graphql } from 'gatsby'
import { ButtonLink } from '../../../components/ButtonLink'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { VideoPlayer } from '../../../features/frame/VideoPlayer'
import { useWords } from '../../../i18n/pageLanguage'
import { useActionPage } from '../../../layout/useSettings'
import { classes } from '../../../lib/classes'
import * as rhythm from '../Rhythm.module.css'
import * as styles from './Volunteer.module.css'

/**
 * The deepest point of the page: torchlight uncovers the volunteers' film, the words stand in the dark beside it. The button
 * “Volunteer” leads to the social page (specification, section 1), the one before it to what volunteers do.
 */
export const Volunteer = ({ volunteer, volunteerLinks }: Queries.VolunteerSectionFragment) => {
  const words = useWords()
  const page = useActionPage('volunteering')
  const { title, lead, linkLabel, pageLabel, playLabel, picture, pictureAlt } = volunteer
  return (
    <Section
      surface="abyss"
      edge="wall"
      depth={words.home.deepest}
      id="voluteering"
      labelledBy="volunteer-heading"
      className={rhythm.scene}
    >
      <div className={rhythm.words}>
        <Heading id="volunteer-heading">{title}</Heading>
        <p className="lead">{lead}</p>
        <p className="side-by-side">
          {page && (
            <ButtonLink to={page.route} look="go" size="small">
              {pageLabel}
            </ButtonLink>
          )}
          <ButtonLink to={volunteerLinks.volunteer} look="chip" size="small" className={styles.also}>
            {linkLabel}
          </ButtonLink>
        </p>
      </div>
      <VideoPlayer
        className={classes(rhythm.view, styles.film, 'screen-only')}
        youtubeId={volunteerLinks.volunteerVideo}
        title={title}
        playLabel={playLabel}
        file={picture}
        alt={pictureAlt}
        sizes="(min-width: 50em) 68vw, 101vw"
      />
    </Section>
  )
}

export const fragment = graphql`
  fragment VolunteerSection on Query {
    volunteer: homeVolunteer(language: { eq: $language }) {
      title
      lead
      linkLabel
      pageLabel
      playLabel
      picture {
        ...FullWidthPicture
      }
      pictureAlt
    }
    volunteerLinks: linkSettings(language: { eq: $language }) {
      volunteer
      volunteerVideo
    }
  }
`
