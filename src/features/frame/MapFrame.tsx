import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { hrefOf } from '../../config/sitePath'
import { useLanguage, useWords } from '../../i18n/pageLanguage'
import { Button } from '../../components/Button'
import { Edge } from '../../components/Edge'
import { SiteLink } from '../../components/SiteLink'
import * as styles from './Frame.module.css'

type MapFrameProps = Queries.MapFrameFragment & {
  title: string
  lead: string
  openLabel: string
  headingId: string
  /** Id of a text that says at length what the drawn map shows (WCAG 1.1.1) */
  describedBy: string
  /** What else stands on the label */
  children?: ReactNode
}

/** One of the drawn maps: a picture of its sheets, and over it the names, which need the page's faces. */
const Sheets = ({ name, language }: { name: 'coast' | 'island'; language: string }) => (
  <div className={styles[name]}>
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={hrefOf(`/shapes/map-${name}-night.svg`)} />
      <img className={styles.sheets} src={hrefOf(`/shapes/map-${name}.svg`)} alt="" loading="lazy" />
    </picture>
    <svg className={styles.sheets} aria-hidden="true">
      <use href={hrefOf(`/shapes/map-names-${language}.svg#${name}`)} />
    </svg>
  </div>
)

/**
 * The embedded map of the restoration site. Nothing is asked of its host before the visitor opens it (`openFrame`): until then
 * there is a paper map, and without script a plain link.
 */
export const MapFrame = ({ mapLinks, place, title, lead, openLabel, headingId, ...more }: MapFrameProps) => {
  const words = useWords()
  const language = useLanguage()
  return (
    <div className={`${styles.frame} ${styles.map}`} data-facade="">
      <Edge name="swell" />
      <div
        className={`${styles.paper} screen-only`}
        role="img"
        aria-label={place.mapAlt}
        aria-describedby={more.describedBy}
      >
        <Sheets name="coast" language={language} />
        <Sheets name="island" language={language} />
      </div>
      <div className={`${styles.label} on-paper sheet`}>
        <h2 className="h3" id={headingId}>
          {title}
        </h2>
        <p>{lead}</p>
        <Button className="needs-script" look="go" data-frame={mapLinks.map} data-frame-title={mapLinks.mapTitle}>
          {openLabel}
        </Button>
        <p className="small screen-only">
          {`${words.common.loadsFrom(new URL(mapLinks.map).host)} `}
          <SiteLink to={mapLinks.map}>{words.common.openThere}</SiteLink>
        </p>
        {more.children}
      </div>
    </div>
  )
}

export const fragment = graphql`
  fragment MapFrame on Query {
    mapLinks: linkSettings(language: { eq: $language }) {
      map
      mapTitle
    }
    place: placeSettings(language: { eq: $language }) {
      mapAlt
    }
  }
`
