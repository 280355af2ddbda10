import { graphql } from 'gatsby'
import * as storyWording from '../../config/storyWording'
import * as styles from './StoryBeingConfirmed.module.css'

/** A quiet line below what happened on a day, while the foundation has still to confirm some of it. */
export const StoryBeingConfirmed = ({ review, date }: Queries.StoryBeingConfirmedFragment) =>
  review &&
  date && (
    <p className={`${styles.line} small`} data-pagefind-ignore>
      {storyWording.beingConfirmed}
    </p>
  )

export const fragment = graphql`
  fragment StoryBeingConfirmed on Story {
    review
    date
  }
`
