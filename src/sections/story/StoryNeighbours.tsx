import { SiteLink } from '../../components/SiteLink'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './StoryNeighbours.module.css'

type Neighbour = { readonly title: string; readonly route: string } | null

/** The story before and the story after this one, in the order of their dates. */
export const StoryNeighbours = ({ previous, next }: { previous: Neighbour; next: Neighbour }) => {
  const words = useWords()
  return (
    (previous || next) && (
      <nav className={`${styles.neighbours} wrap screen-only`} aria-label={words.story.moreStories}>
        {previous && (
          <SiteLink className={`${styles.link} display`} to={previous.route} rel="prev">
            <span className={styles.which}>{words.story.olderStory}</span>
            {previous.title}
          </SiteLink>
        )}
        {next && (
          <SiteLink className={`${styles.link} ${styles.next} display`} to={next.route} rel="next">
            <span className={styles.which}>{words.story.newerStory}</span>
            {next.title}
          </SiteLink>
        )}
      </nav>
    )
  )
}
