import { graphql } from 'gatsby'
import * as paper from '../../components/PaperSlip.module.css'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './press.module.css'

/** The foundation in a few words, to be copied. */
export const PressWords = ({ pressPage }: Queries.PressWordsFragment) => {
  const words = useWords()
  const { wordsTitle, short, long } = pressPage
  return (
    <Section surface="lagoon" edge="wave" labelledBy="words">
      <div className="wrap">
        <Heading id="words">{wordsTitle}</Heading>
        <div className={`${styles.grid} clear-of-edge`}>
          {[
            { title: words.press.inFiftyWords, text: short },
            { title: words.press.inHundredWords, text: long },
          ].map(({ title, text }) => (
            <div key={title} className={`${paper.slip} ${styles.slip} on-paper`}>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment PressWords on Query {
    pressPage(language: { eq: $language }) {
      wordsTitle
      short
      long
    }
  }
`
