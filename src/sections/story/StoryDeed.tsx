import { graphql } from 'gatsby'
import { ButtonLink } from '../../components/ButtonLink'
import { DIVE_ROUTE } from '../../config/routes'
import { useRouteHere } from '../../i18n/pageLanguage'
import { useActionPage } from '../../layout/useSettings'
import { storyDeed } from '../../lib/storyDeed'
import * as styles from './story.module.css'

type StoryDeedProps = Queries.StoryDeedsFragment & { said: string | null; topics: readonly string[] | null }

/** One thing that a reader can do now: why, and the way to it; nothing where editors have no page about it. */
export const StoryDeed = ({ storyDeeds, linkSettings, said, topics }: StoryDeedProps) => {
  const here = useRouteHere()
  const donate = useActionPage('giving')?.route
  const join = useActionPage('volunteering')?.route
  const teach = useActionPage('schools')?.route
  const deed = storyDeed(said, topics)
  const words = storyDeeds.deeds.find((one) => one.deed === deed)
  const to = { dive: here(DIVE_ROUTE), adopt: linkSettings.adopt, donate, join, teach }[deed]
  if (!words || !to) return null
  return (
    <p className={`${styles.deed} ${styles.below} side-by-side column screen-only`} data-pagefind-ignore>
      <span>{words.why}</span>
      <ButtonLink to={to} look={deed === 'adopt' || deed === 'donate' ? 'give' : 'go'}>
        {words.label}
      </ButtonLink>
    </p>
  )
}

export const fragment = graphql`
  fragment StoryDeeds on Query {
    storyDeeds(language: { eq: $language }) {
      deeds {
        deed
        why
        label
      }
    }
    linkSettings(language: { eq: $language }) {
      adopt
    }
  }
`
