import { Fragment } from 'react'
import { Edge, type EdgeName } from '../../components/Edge'
import { Icon } from '../../components/Icon'
import { ICONS } from '../../components/icons'
import { Section } from '../../components/Section'
import type { Surface } from '../../components/surfaces'
import * as styles from './Shapes.module.css'

/** Each edge where the site uses it: [edge, the sheet it belongs to, the sheet above]. */
const EDGES: readonly (readonly [EdgeName, Surface, Surface])[] = [
  ['wave', 'skin', 'air'],
  ['swell', 'light', 'paper'],
  ['foam', 'lagoon', 'skin'],
  ['dunes', 'sand', 'light'],
  ['wall', 'deep', 'wall'],
  ['reef', 'deep', 'reef'],
  ['roots', 'mangrove', 'sand'],
]

/** The torn edges between sheets, and the drawn signs. */
export const Shapes = () => (
  <Section surface="sand" labelledBy="shapes">
    <div className="wrap">
      <h2 className="h3" id="shapes">
        Shapes
      </h2>
      <ul className={`${styles.icons} plain`}>
        {ICONS.map((name) => (
          <li key={name}>
            <Icon name={name} className={styles.icon} /> {name}
          </li>
        ))}
      </ul>
    </div>
    {EDGES.map(([edge, surface, above]) => (
      <Fragment key={edge}>
        <div className={`${styles.above} on-${above} sheet`} />
        <div className={`${styles.sheet} on-${surface} sheet`}>
          <Edge name={edge} />
          <p className="wrap small">
            {edge}: {surface} under {above}
          </p>
        </div>
      </Fragment>
    ))}
  </Section>
)
