import { graphql } from 'gatsby'
import { SiteLink } from '../../components/SiteLink'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './story.module.css'

/** Where the story's figures of general science come from. */
export const StorySources = ({ sources }: Queries.StorySourcesFragment) => {
  const words = useWords()
  return (
    sources && (
      <section className={`${styles.sources} ${styles.below} column`} aria-labelledby="sources">
        <h2 id="sources">{words.story.sources}</h2>
        <ul className="links plain">
          {sources.map(({ text, address }) => (
            <li key={text}>{address ? <SiteLink to={address}>{text}</SiteLink> : text}</li>
          ))}
        </ul>
      </section>
    )
  )
}

export const fragment = graphql`
  fragment StorySources on Story {
    sources {
      text
      address
    }
  }
`
