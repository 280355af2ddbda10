import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { ButtonLink } from '../../components/ButtonLink'
import { Heading } from '../../components/Heading'
import { PAGE_TITLE_ID } from '../../components/PageHeader'
import { Section } from '../../components/Section'
import { PAPER_FILES, type PaperSheet } from '../../config/paperReef'
import { hrefOf } from '../../config/sitePath'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './PaperSheets.module.css'

/** How many bytes as megabytes with one decimal, as a number of the page's language. */
const megabytes = (bytes: number, sign: string) => (bytes / 1e6).toFixed(1).replace('.', sign)

/** Each file with its first page, what it is, how large it is. */
export const PaperSheets = ({ paperReefPage }: Queries.PaperSheetsFragment) => {
  const { common, paperReef } = useWords()
  return (
    <Section surface="sand" edge="dunes" labelledBy={PAGE_TITLE_ID}>
      <ul className={`${styles.sheets} wrap plain`}>
        {paperReefPage.sheets.map(({ file, title, what, paper, alt }) => {
          const { pages, bytes, width, height } = PAPER_FILES[file as PaperSheet]
          return (
            <li key={file} className={`${styles.sheet} halves`}>
              <img
                src={hrefOf(`/paper-reef/${file}.webp`)}
                alt={alt}
                {...{ width, height }}
                style={{ '--ratio': (width / height).toFixed(3) } as CSSProperties}
                loading="lazy"
              />
              <div className={styles.words}>
                <Heading className="h3">{title}</Heading>
                <p>{what}</p>
                <p className="small">{`${paper}. ${paperReef.pdf(pages, megabytes(bytes, common.decimalSign))}`}</p>
                <ButtonLink to={`/paper-reef/${file}.pdf`} look="go">
                  {paperReef.download(title)}
                </ButtonLink>
              </div>
            </li>
          )
        })}
      </ul>
      <p className="wrap">{paperReefPage.use}</p>
    </Section>
  )
}

export const fragment = graphql`
  fragment PaperSheets on Query {
    paperReefPage(language: { eq: $language }) {
      sheets {
        file
        title
        what
        paper
        alt
      }
      use
    }
  }
`
