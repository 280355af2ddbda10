import { graphql } from 'gatsby'
import { Fragment } from 'react'
import { FactList } from '../figures/FactList'
import { StoryFigure } from './StoryFigure'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './story.module.css'
import * as text from './StoryText.module.css'

/**
 * What the story counts, and where and with whom it was, on a wide screen in the margin; the text with its pictures, there each
 * beside the paragraph behind it; and below it the picture with which it ends.
 */
export const StoryBody = ({ parts, place, partners, facts }: Queries.StoryBodyFragment) => {
  const words = useWords().story
  const last = parts.at(-1)?.picture
  const all = { [words.where]: place ? [place] : [], [words.partners]: partners ?? [] }
  const known = Object.entries(all).filter(([, names]) => names.length > 0)
  return (
    <>
      <div className={styles.text}>
        {(facts ?? known.length > 0) && (
          <aside className={`${styles.tag} column`} aria-label={words.atAGlance}>
            {facts && <FactList facts={facts} />}
            {known.length > 0 && (
              <dl className={styles.known}>
                {known.map(([what, names]) => (
                  <div key={what}>
                    <dt className="display">{what}</dt>
                    {names.map((name) => [' ', <dd key={name}>{name}</dd>])}
                  </div>
                ))}
              </dl>
            )}
          </aside>
        )}
        <div className={`${styles.body} column long-text`}>
          {parts.map(({ html, picture }, i) => (
            <Fragment key={i}>
              {html && <div className={`${text.part} prose`} dangerouslySetInnerHTML={{ __html: html }} />}
              {picture && picture !== last && (
                <StoryFigure
                  {...picture}
                  className={text.picture}
                  sizes="(min-width: 97em) 458px, (min-width: 77.5em) calc(44vw - 226px), (min-width: 62.5em) calc(41vw - 155px), (min-width: 42em) 610px, 92vw"
                />
              )}
            </Fragment>
          ))}
        </div>
      </div>
      {last && (
        <StoryFigure {...last} className={`${styles.wide} after-text`} sizes="(min-width: 68.75em) 960px, 92vw" whole />
      )}
    </>
  )
}

export const fragment = graphql`
  fragment StoryBody on Story {
    parts {
      html
      picture {
        file {
          ...WidePicture
        }
        alt
        caption
      }
    }
    place
    partners
    facts {
      value
      what
    }
  }
`
