import type { CSSProperties } from 'react'
import { classes } from '../lib/classes'

/** The drawn signs, as they stand side by side in src/shapes/masks/icons.svg. */
export const ICONS = ['arrow', 'out', 'play', 'pause', 'waves', 'menu', 'x', 'search', 'large', 'whole'] as const

type IconProps = { name: (typeof ICONS)[number]; className?: string }

/** A drawn sign. Decoration only: the words stand beside it. */
export const Icon = ({ name, className }: IconProps) => (
  <i
    className={classes('icon', className)}
    style={{ '--sign': ICONS.indexOf(name) } as CSSProperties}
    aria-hidden="true"
  />
)
