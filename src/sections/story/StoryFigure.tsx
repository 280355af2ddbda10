import type { CSSProperties } from 'react'
import type { PictureProps } from '../../components/Picture'
import { LightboxLink } from '../../features/lightbox/LightboxLink'
import * as styles from './StoryFigure.module.css'

type StoryFigureProps = Omit<PictureProps, 'className' | 'crops' | 'eager'> & {
  caption: string | null
  className?: string
  /** Width by height of its place, where that is not the 3:2 of most pictures */
  ratio?: number
}

/** A picture of a story, torn along its edges, and the words below it where there are any. */
export const StoryFigure = ({ caption, className, ratio, ...picture }: StoryFigureProps) => {
  const Box = caption ? 'figure' : 'div'
  return (
    <Box className={className} style={ratio ? ({ '--ratio': ratio } as CSSProperties) : undefined}>
      <LightboxLink className={styles.picture} {...picture} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </Box>
  )
}
