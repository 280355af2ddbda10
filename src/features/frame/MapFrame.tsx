import type { ReactNode } from 'react'
import { hrefOf } from '../../config/sitePath'
import { useLanguage, useWords } from '../../i18n/pageLanguage'
import { Button } from '../../components/Button'
import { Edge } from '../../components/Edge'
import { SiteLink } from '../../components/SiteLink'
import * as styles from './Frame.module.css'

type MapFrameProps = {
  /** Address of the map's frame */
  src: string
  /** Name of the frame, for example "Kecinan Bay" */
  title: string
  headingId: string
  heading: string
  lead: string
  openLabel: string
  /** What the drawn map shows, and the id of a text that says it at length (WCAG 1.1.1) */
  alt: string
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
export const MapFrame = ({ src, title, headingId, heading, lead, openLabel, alt, ...more }: MapFrameProps) => {
  const words = useWords()
  const language = useLanguage()
  return (
    <div className={`${styles.frame} ${styles.map}`} data-facade="">
      <Edge name="swell" />
      <div className={`${styles.paper} screen-only`} role="img" aria-label={alt} aria-describedby={more.describedBy}>
        <Sheets name="coast" language={language} />
        <Sheets name="island" language={language} />
      </div>
      <div className={`${styles.label} on-paper sheet`}>
        <h2 className="h3" id={headingId}>
          {heading}
        </h2>
        <p>{lead}</p>
        <Button className="needs-script" look="go" data-frame={src} data-frame-title={title}>
          {openLabel}
        </Button>
        <p className="small screen-only">
          {`${words.common.loadsFrom(new URL(src).host)} `}
          <SiteLink to={src}>{words.common.openThere}</SiteLink>
        </p>
        {more.children}
      </div>
    </div>
  )
}
