import { SiteLink } from '../../components/SiteLink'
import { THUMBNAIL } from '../../config/search'
import { routeOf } from '../../config/sitePath'
import { useWords } from '../../i18n/pageLanguage'
import { excerptOf } from './foundWords'
import type { FoundPage } from './pagefind'
import * as styles from './SearchResult.module.css'

/** Links to parts of a long page, so many at most. */
const MOST_PARTS = 3

type Part = FoundPage['sub_results'][number]

const weightOf = ({ weighted_locations: places }: Part) =>
  places.reduce((sum, { balanced_score }) => sum + balanced_score, 0)

/** Where on a long page the words stand, the best place first. */
const partsOf = ({ meta, sub_results: parts }: FoundPage) =>
  meta.kind === 'page'
    ? parts
        .filter(({ anchor }) => anchor && anchor.element !== 'h1')
        .sort((one, other) => weightOf(other) - weightOf(one))
        .slice(0, MOST_PARTS)
    : []

/** A page that was found: picture, title, what it is, the words around those that were asked for. */
export const SearchResult = ({ page }: { page: FoundPage }) => {
  const words = useWords()
  const { kind, topics, date, thumbnail, thumbnailAt, title } = page.meta
  const parts = partsOf(page)
  return (
    <li className={styles.result}>
      {thumbnail && (
        <img
          className={styles.picture}
          style={{ objectPosition: thumbnailAt }}
          src={thumbnail}
          alt=""
          {...THUMBNAIL}
          loading="lazy"
        />
      )}
      <div>
        <h3 className={styles.title}>
          <SiteLink to={routeOf(page.url)}>{title}</SiteLink>
        </h3>
        <p className={`${styles.facts} display`}>
          {[words.search.kindOf[kind], topics, date].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.excerpt} dangerouslySetInnerHTML={{ __html: excerptOf(page.excerpt) }} />
        {parts.length > 0 && (
          <ul className={`${styles.parts} links plain`}>
            {parts.map((part) => (
              <li key={part.url}>
                <SiteLink to={routeOf(part.url)}>{part.title}</SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
