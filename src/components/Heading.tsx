import type { CSSProperties } from 'react'
import { longestWordWidth } from '../lib/displayWidth'

/** Shorter words have room everywhere, in em. */
const LONG = 4.3

type HeadingProps = { level?: 'h1' | 'h2' | 'h3'; className?: string; id?: string; children: string }

/** A large heading, as small as its longest word asks, in whichever language: no word breaks (`--ems` in base.css). */
export const Heading = ({ level: Level = 'h2', className = 'h2', id, children }: HeadingProps) => {
  const width = longestWordWidth(children)
  return (
    <Level
      className={className}
      id={id}
      style={width > LONG ? ({ '--ems': width.toFixed(1) } as CSSProperties) : undefined}
    >
      {children}
    </Level>
  )
}
