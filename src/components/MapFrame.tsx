import { useState } from 'react'
import { wording } from '../config/wording'
import { ExternalLink } from './ExternalLink'
import * as styles from './MapFrame.module.css'

type MapFrameProps = {
  /** Address of the map's frame */
  src: string
  /** Name of the frame, for example "Kecinan Bay" */
  title: string
  headingId: string
  heading: string
  lead: string
  openLabel: string
}

/**
 * The embedded map of the restoration site. Nothing is asked of its host before the visitor opens it: until then there is
 * a paper map, and without script a plain link.
 */
export const MapFrame = ({ src, title, headingId, heading, lead, openLabel }: MapFrameProps) => {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.map}>
      {open ? (
        <iframe className={styles.frame} src={src} title={title} allowFullScreen ref={(frame) => frame?.focus()} />
      ) : (
        <svg className={styles.paper} aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
          <use href="/shapes/map.svg#map" />
        </svg>
      )}
      <div className={`${styles.label} ${open ? styles.opened : ''} on-paper`}>
        <h2 className="h3" id={headingId}>
          {heading}
        </h2>
        {!open && (
          <>
            <p>{lead}</p>
            <button className={`${styles.open} display needs-script`} type="button" onClick={() => setOpen(true)}>
              {openLabel}
            </button>
            <p className="small">
              {wording.loadsFrom(new URL(src).host)} <ExternalLink href={src}>{wording.openThere}</ExternalLink>
            </p>
          </>
        )}
      </div>
    </div>
  )
}
