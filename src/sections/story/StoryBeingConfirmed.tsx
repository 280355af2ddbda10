import { graphql } from 'gatsby'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './StoryBeingConfirmed.module.css'

/** A quiet line below what happened on a day, while the foundation has still to confirm some of it. */
export const StoryBeingConfirmed = ({ review, date }: Queries.StoryBeingConfirmedFragment) => {
  const words = useWords()
  return (
    review &&
    date && (
      <p className={`${styles.line} column small`} data-pagefind-ignore>
        {words.story.beingConfirmed}
      </p>
    )
  )
}

export const fragment = graphql`
  fragment StoryBeingConfirmed on Story {
    review
    date
  }
`
