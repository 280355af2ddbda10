import { StoryCard } from './StoryCard'
import * as styles from './StoryRow.module.css'

/** A few articles side by side, as many as have room. */
export const StoryRow = ({ stories }: { stories: readonly Queries.StoryCardFragment[] }) => (
  <ul className={`${styles.row} cards plain`}>
    {stories.map(({ topics, ...story }) => (
      <li key={story.route}>
        <StoryCard
          {...story}
          topics={topics?.slice(0, 1) ?? []}
          sizes="(min-width: 97.5em) 430px, (min-width: 37.5em) 31vw, 101vw"
        />
      </li>
    ))}
  </ul>
)
