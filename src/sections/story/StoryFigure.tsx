import { saidBelow } from '../../components/PictureCredit'
import type { PictureProps } from '../../components/Picture'
import { LightboxLink } from '../../features/lightbox/LightboxLink'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './story.module.css'

type StoryFigureProps = PictureProps & { caption: string | null; pictureLook?: string }

/** A picture of a story, and below it its caption, who made it, and that it is a drawing where it is one. */
export const StoryFigure = ({ caption, className, file, pictureLook, ...picture }: StoryFigureProps) => {
  const said = saidBelow(useWords(), file, caption)
  const Box = said ? 'figure' : 'div'
  return (
    <Box className={className}>
      <LightboxLink {...picture} className={pictureLook ?? `${styles.picture} torn`} file={{ ...file, credit: null }} />
      {said && <figcaption className={styles.caption}>{said}</figcaption>}
    </Box>
  )
}
