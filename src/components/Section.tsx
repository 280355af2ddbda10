import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../lib/classes'
import { Edge } from './Edge'
import * as styles from './Section.module.css'

type SectionProps = {
  /** The water, air or ground that it lies in: sets its colours and the width of its type (src/styles/tokens.css) */
  surface:
    'air' | 'skin' | 'light' | 'lagoon' | 'reef' | 'wall' | 'deep' | 'drop' | 'abyss' | 'sunset' | 'sand' | 'paper'
  edge?: ComponentProps<typeof Edge>['name']
  /** Where the dive has come to, for example "shore", or a depth of which something is known: what the note says */
  depth?: string | null
  depthNote?: string | null
  /** Section key: where `/#key` leads */
  id?: string
  /** Id of the section's heading, which names it (WCAG 1.3.1) */
  labelledBy: string
  className?: string
  children: ReactNode
}

/** One sheet of the page: surface, paper edge, depth reading. */
export const Section = ({ surface, edge, depth, depthNote, id, labelledBy, className, children }: SectionProps) => (
  <section className={classes(styles.section, `on-${surface}`, className)} id={id} aria-labelledby={labelledBy}>
    {edge && <Edge name={edge} />}
    {depth && (
      <div className={`${styles.gauge} screen-only`} aria-hidden="true">
        <span className={`${styles.reading} display`}>
          {depth} {depthNote && <small>{depthNote}</small>}
        </span>
      </div>
    )}
    {children}
  </section>
)
