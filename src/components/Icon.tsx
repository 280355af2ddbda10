import type { CSSProperties } from 'react'
import { classes } from '../lib/classes'
import { ICONS, type IconName } from './icons'

/** A drawn sign. Decoration only: the words stand beside it. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <i
    className={classes('icon', className)}
    style={{ '--sign': ICONS.indexOf(name) } as CSSProperties}
    aria-hidden="true"
  />
)
