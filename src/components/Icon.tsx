import { classes } from '../lib/classes'
import type { IconName } from './icons'

/** A drawn sign from the page's sprite (src/shapes/sprite.ts). Decoration only: the words stand beside it. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <svg className={classes('icon', className)} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
)
