import type { IGatsbyImageData } from 'gatsby-plugin-image'
import type { CSSProperties } from 'react'
import { classes } from '../lib/classes'
import { objectPosition } from '../lib/pictureFocus'
import { placeholderColour } from '../lib/placeholderColour'
import { matIn, onMat, sizesOnMat } from '../lib/pictureMat'
import * as styles from './Picture.module.css'
import { PictureCredit } from './PictureCredit'

/** What the fragments of src/fragments/pictures.ts give. */
export type PictureFile = {
  /** What stays in sight where the picture is cropped (src/lib/pictureFocus.ts); by its form if left out */
  readonly focus?: string | null
  /** Who took it */
  readonly credit?: string | null
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null
}

export type PictureProps = {
  file: PictureFile
  /** Says what is seen; empty where the picture only decorates (WCAG 1.1.1) */
  alt: string
  /** How wide the picture is drawn, as the `sizes` attribute of HTML */
  sizes: string
  className?: string
  /**
   * Another picture of the same thing for some windows: the media query of these, and that of all others. The style sheet of
   * the place says `object-position: var(--at-crop, 50% 30%)` for these windows.
   */
  crop?: { media: string; others: string; file: PictureFile }
  /** Shown whole on a mat where it is upright or narrower than this, as wide as its place (lib/pictureMat.ts); else cropped */
  wholeBelow?: number
  /** For the one picture that is seen first: loaded at once and before others */
  eager?: boolean
}

const dataOf = ({ childImageSharp }: PictureFile) => childImageSharp?.gatsbyImageData

/** The files in modern formats, best first. */
const sourcesOf = (data: IGatsbyImageData | undefined) => data?.images.sources ?? []

/** `--at` for Picture.module.css */
const placeOf = (file?: PictureFile) => {
  const data = file && dataOf(file)
  return data && objectPosition(file.focus, data.width, data.height)
}

/**
 * Draws what gatsby-plugin-image made of a picture. GatsbyImage itself would bring react-dom/server into the visitor's
 * browser; this needs no script, and works without one.
 */
export const Picture = ({ file, crop, alt, sizes, className, wholeBelow, eager = false }: PictureProps) => {
  const data = dataOf(file)
  if (!data) return null
  const { images, width, height, backgroundColor } = data
  const { src, srcSet } = images.fallback ?? {}
  const mat = matIn(data, wholeBelow)
  const style = {
    backgroundColor: backgroundColor && placeholderColour(backgroundColor),
    '--at': placeOf(file),
    '--at-crop': placeOf(crop?.file),
    ...(mat && onMat(mat)),
  } as CSSProperties
  return (
    <>
      <picture>
        {crop &&
          sourcesOf(dataOf(crop.file)).map(({ type, srcSet }) => (
            <source key={type} media={crop.media} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
        {sourcesOf(data).map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizesOnMat(sizes, mat)} />
        ))}
        <img
          className={classes(styles.picture, className)}
          src={(srcSet ?? src)?.split(' ')[0]}
          alt={alt}
          width={width}
          height={height}
          style={style}
          loading={eager ? 'eager' : 'lazy'}
          {...(eager && { fetchpriority: 'high' })}
        />
      </picture>
      {alt && <PictureCredit name={file.credit} />}
    </>
  )
}
