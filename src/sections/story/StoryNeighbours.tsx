import { SiteLink } from '../../components/SiteLink'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './story.module.css'

type Neighbour = { readonly title: string; readonly route: string } | null

/** The story before and the story after this one, in the order of their dates. */
export const StoryNeighbours = ({ previous, next }: { previous: Neighbour; next: Neighbour }) => {
  const words = useWords()
  return (
    (previous || next) && (
      <nav className={`${styles.neighbours} wrap cards display screen-only`} aria-label={words.story.moreStories}>
        {previous && (
          <SiteLink to={previous.route} rel="prev">
            <span>{words.story.olderStory}</span>
            {previous.title}
          </SiteLink>
        )}
        {next && (
          <SiteLink to={next.route} rel="next">
            <span>{words.story.newerStory}</span>
            {next.title}
          </SiteLink>
        )}
      </nav>
    )
  )
}
