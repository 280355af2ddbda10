import { Section } from '../../components/Section'
import { StoryRow } from '../../components/StoryRow'

type MoreStoriesProps = { id: string; title: string; stories: readonly Queries.StoryCardFragment[] }

/** A few stories to read next, before the footer. */
export const MoreStories = ({ id, title, stories }: MoreStoriesProps) =>
  stories.length > 0 && (
    <Section className="screen-only" surface="light" edge="swell" labelledBy={id}>
      <div className="wrap" data-pagefind-ignore>
        <h2 className="h3" id={id}>
          {title}
        </h2>
        <StoryRow stories={stories} />
      </div>
    </Section>
  )
