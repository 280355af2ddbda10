import { graphql } from 'gatsby'
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

/** Each file with its first page, what it is, how large it is; `titled` on another page than its own. */
export const PaperSheets = ({ paperReefPage, titled }: Queries.PaperSheetsFragment & { titled?: boolean }) => {
  const { common, paperReef } = useWords()
  return (
    <Section surface="paper" edge="dunes" labelledBy={titled ? 'sheets' : PAGE_TITLE_ID}>
      {titled && (
        <div className="head wrap">
          <Heading id="sheets">{paperReefPage.title}</Heading>
          <p>{paperReefPage.lead}</p>
        </div>
      )}
      <ul className="cards wrap plain">
        {paperReefPage.sheets.map(({ file, title, what, paper, alt }) => {
          const { pages, bytes, width, height } = PAPER_FILES[file as PaperSheet]
          return (
            <li key={file} className={styles.sheet}>
              <img src={hrefOf(`/paper-reef/${file}.webp`)} alt={alt} {...{ width, height }} loading="lazy" />
              <Heading level={titled ? 'h3' : 'h2'} className="h3">
                {title}
              </Heading>
              <p>{what}</p>
              <p className="small">{`${paper}. ${paperReef.pdf(pages, megabytes(bytes, common.decimalSign))}`}</p>
              <ButtonLink to={`/paper-reef/${file}.pdf`} look="go">
                {paperReef.download(title)}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

export const fragment = graphql`
  fragment PaperSheets on Query {
    paperReefPage(language: { eq: $language }) {
      title
      lead
      sheets {
        file
        title
        what
        paper
        alt
      }
    }
  }
`
