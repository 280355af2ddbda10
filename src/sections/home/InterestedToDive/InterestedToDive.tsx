import { graphql } from 'gatsby'
import { ButtonLink } from '../../../components/ButtonLink'
import { Heading } from '../../../components/Heading'
import { Icon } from '../../../components/Icon'
import { Picture } from '../../../components/Picture'
import { Section } from '../../../components/Section'
import { DIVE_ROUTE } from '../../../config/routes'
import { useRouteHere } from '../../../i18n/pageLanguage'
import * as rhythm from '../Rhythm.module.css'

/** An invitation to dive, before a picture that dissolves into the water. */
export const InterestedToDive = ({ dive }: Queries.InterestedToDiveSectionFragment) => {
  const here = useRouteHere()
  const { title, lead, linkLabel, picture, pictureAlt } = dive
  return (
    <Section surface="drop" edge="wall" labelledBy="dive-heading" className={rhythm.scene}>
      <div className={`${rhythm.view} screen-only`}>
        <Picture file={picture} alt={pictureAlt} sizes="(min-width: 50em) 68vw, 101vw" />
      </div>
      <div className={rhythm.words}>
        <Heading id="dive-heading">{title}</Heading>
        <p className="lead">{lead}</p>
        <ButtonLink to={here(DIVE_ROUTE)} look="go">
          <Icon name="waves" />
          {linkLabel}
        </ButtonLink>
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
  }
`
