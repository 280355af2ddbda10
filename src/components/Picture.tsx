import { getImage, withArtDirection, type IGatsbyImageData } from 'gatsby-plugin-image'
import { Fragment, type CSSProperties } from 'react'
import { classes } from '../lib/classes'
import { isUpright } from '../lib/leadPlace'
import { objectPosition } from '../lib/pictureFocus'
import * as styles from './Picture.module.css'
import { PictureCredit } from './PictureCredit'
import type { PictureFile, PictureProps } from './pictureProps'

export type { PictureFile, PictureProps }

/** What the plugin made of a picture; undefined where it made nothing. */
export const imageOf = (file?: PictureFile) => getImage(file?.childImageSharp ?? null)

/** The plugin says 1 and a fraction; attributes of `<img>` are whole numbers (HTML, 4.8.16). */
const sidesOf = ({ width, height }: IGatsbyImageData) => ({ width: 800, height: Math.round((800 * height) / width) })

const placeOf = (file?: PictureFile, image = imageOf(file)) =>
  image && objectPosition(file?.focus, image.width, image.height)

/** Draws what gatsby-plugin-image made of a picture; needs no script (README says what GatsbyImage would cost here). */
export const Picture = ({ file, crop, alt, sizes, className, whole, eager = false }: PictureProps) => {
  const image = imageOf(file)
  if (!image) return null
  const cropped = imageOf(crop?.file)
  const { images } = crop && cropped ? withArtDirection(image, [{ media: crop.media, image: cropped }]) : image
  // in one format for all, the picture is its own only choice
  const Choice = images.sources?.length ? 'picture' : Fragment
  const isOnMat = whole && isUpright(image)
  const style = {
    backgroundColor: isOnMat ? undefined : image.backgroundColor,
    '--at': placeOf(file),
    '--at-crop': placeOf(crop?.file),
  } as CSSProperties
  return (
    <>
      <Choice>
        {images.sources?.map(({ media, type, srcSet }) => (
          <source key={[media, type].join()} media={media} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          className={classes(styles.picture, isOnMat && styles.onMat, className)}
          src={images.fallback?.src}
          srcSet={images.fallback?.srcSet}
          sizes={sizes}
          alt={alt}
          {...sidesOf(image)}
          style={style}
          data-photo={file.kind === 'photo' ? '' : undefined}
          loading={eager ? 'eager' : 'lazy'}
          {...(eager && { fetchpriority: 'high' })}
        />
      </Choice>
      {alt && <PictureCredit file={file} />}
    </>
  )
}
