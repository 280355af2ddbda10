import { Section } from '../../components/Section'
import { StoryCard } from '../../components/StoryCard'
import * as styles from './MoreStories.module.css'

type MoreStoriesProps = { id: string; title: string; stories: readonly Queries.StoryCardFragment[] }

/** A few stories to read next, before the footer: side by side, as many as have room. */
export const MoreStories = ({ id, title, stories }: MoreStoriesProps) =>
  stories.length > 0 && (
    <Section className={`${styles.stories} screen-only`} surface="light" edge="swell" labelledBy={id}>
      <div className="wrap" data-pagefind-ignore>
        <h2 className="h3" id={id}>
          {title}
        </h2>
        <ul className={`${styles.row} cards plain`}>
          {stories.map(({ topics, ...story }) => (
            <li key={story.route}>
              <StoryCard
                {...story}
                topics={topics?.slice(0, 1) ?? []}
                sizes="(min-width: 97.5em) 430px, (min-width: 37.5em) 31vw, 8rem"
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
