import type { PictureProps } from '../../components/Picture'
import { LightboxLink } from '../../features/lightbox/LightboxLink'
import * as styles from './story.module.css'

/** How wide pictures of a story are on a computer, in CSS pixels, about: one with fewer pixels would be enlarged. */
export const PLACE_WIDTH = 900

/** A picture of a story, torn along its edges, and the words below it where there are any. */
export const StoryFigure = ({ caption, className, ...picture }: PictureProps & { caption: string | null }) => {
  const Box = caption ? 'figure' : 'div'
  return (
    <Box className={className}>
      <LightboxLink className={`${styles.picture} torn`} {...picture} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </Box>
  )
}
