import { MOST_PER_UNIT, TILES } from '../../config/charts'
import { isNewsRoute, newsRoute } from '../../config/routes'
import { inFile, type CheckedFile } from '../checkedFile'
import { message, type Mistake } from '../mistake'
import { isGroup, textsOf } from '../signs'

/** "Over 2,000 pictures" and "2000" hold the same number. */
const plain = (text: string) => text.toLowerCase().replace(/(\d)[,\u202f\u00a0 ](?=\d{3}\b)/g, '$1')

/** The numbers of a text, as written; a text without any stands for itself ("every two weeks"). */
const claims = (text: string) => plain(text).match(/\d+(\.\d+)?/g) ?? [plain(text)]

const holds = (article: string, claim: string) =>
  /^\d/.test(claim)
    ? new RegExp(`(?<![\\d.])${claim.replace('.', '\\.')}(?!\\d|\\.\\d)`).test(article)
    : article.includes(claim)

/** What the drawings say of themselves: a share of 100 tiles, a mark for 1,000, the ends of a correlation. */
const SCALE = [0, 1, TILES, MOST_PER_UNIT].map((number) => number.toLocaleString('en'))

const figuresOf = ({ type, frontMatter }: CheckedFile): [field: string, texts: string[]] | undefined => {
  // a total without its article is shown with the words that it is being confirmed
  if (type.name === 'Statistic') return frontMatter.review ? undefined : ['value', [String(frontMatter.value)]]
  if (type.name !== 'ImpactFigure') return undefined
  const rows = [frontMatter.rows ?? []].flat().map((row) => String(isGroup(row) ? row.value : row))
  const inWords = `${String(frontMatter.title)} ${String(frontMatter.lead)}`.match(/\d[\d,.]*\d|\d/g) ?? []
  return ['rows', [...rows, ...inWords.filter((text) => !SCALE.includes(text))]]
}

/**
 * No figure without evidence: the article that a figure links to has to hold its numbers. Where the article is gone, the
 * link says so (links.ts), and the figure is not shown, or as one that is being confirmed.
 */
export const checkEvidence = (files: readonly CheckedFile[]): Mistake[] => {
  const articles = new Map(
    files
      .filter(({ type }) => type.name === 'NewsArticle')
      .map(({ frontMatter, body }) => [
        newsRoute(Number(frontMatter.number)),
        plain(`${textsOf(frontMatter.facts).join('. ')}. ${body.replace(/[*_]/g, '')}`),
      ]),
  )
  return files.flatMap((checked) => {
    const [field, texts] = figuresOf(checked) ?? ['', []]
    const route = String(checked.frontMatter.link)
    const article = articles.get(route)
    if (article === undefined && isNewsRoute(route)) return []
    return texts.flatMap((text) =>
      claims(text)
        .filter((claim) => article === undefined || !holds(article, claim))
        .map((claim) => {
          const found =
            article === undefined
              ? message('noArticle', { text, route })
              : message('noEvidence', { text, claim, route })
          return inFile(checked, { field, ...found })
        }),
    )
  })
}
