import { graphql } from 'gatsby'
import { Fragment } from 'react'
import { FactList } from '../figures/FactList'
import { StoryFigure } from './StoryFigure'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './story.module.css'
import * as text from './StoryText.module.css'

/**
 * What the story counts; the text with its pictures, on a wide screen each beside the paragraph behind it; and the second
 * picture.
 */
export const StoryBody = ({ parts, facts, ...second }: Queries.StoryBodyFragment) => {
  const words = useWords()
  return (
    <>
      {facts && (
        <aside className={`${styles.strip} column`} aria-label={words.story.inNumbers}>
          <FactList facts={facts} />
        </aside>
      )}
      <div className={`${styles.body} column long-text`}>
        {parts.map(({ html, picture }, i) => (
          <Fragment key={i}>
            {html && <div className={`${text.part} prose`} dangerouslySetInnerHTML={{ __html: html }} />}
            {picture && (
              <StoryFigure
                {...picture}
                className={text.picture}
                sizes="(min-width: 97em) 426px, (min-width: 62.5em) calc(41vw - 187px), (min-width: 42em) 610px, 92vw"
              />
            )}
          </Fragment>
        ))}
      </div>
      <StoryFigure
        className={`${styles.wide} after-text`}
        file={second.secondPicture}
        alt={second.secondPictureAlt}
        caption={second.secondPictureCaption}
        sizes="(min-width: 68.75em) 960px, 92vw"
        whole
      />
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
    facts {
      value
      what
    }
    secondPictureAlt
    secondPictureCaption
    secondPicture {
      ...WidePicture
    }
  }
`
