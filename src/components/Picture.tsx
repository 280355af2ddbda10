import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { placeholderColour } from '../lib/placeholderColour'
import * as styles from './Picture.module.css'

/** What the fragments of src/fragments/pictures.ts give. */
export type PictureFile = {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null
}

export type PictureProps = {
  file: PictureFile
  /** Says what is seen; empty where the picture only decorates (WCAG 1.1.1) */
  alt: string
  /** How wide the picture is drawn, as the `sizes` attribute of HTML */
  sizes: string
  className?: string
  /** Other crops of the same picture, each for the windows of a media query; the first that fits is taken */
  crops?: readonly { media: `(${string})`; file: PictureFile }[]
  /** For the one picture that is seen first: loaded at once and before others */
  eager?: boolean
}

const dataOf = ({ childImageSharp }: PictureFile) => childImageSharp?.gatsbyImageData

/** The files in modern formats, best first. */
const sourcesOf = (data: IGatsbyImageData | undefined) => data?.images.sources ?? []

/**
 * Draws what gatsby-plugin-image made of a picture. GatsbyImage itself would bring react-dom/server into the visitor's
 * browser; this needs no script, and works without one.
 */
export const Picture = ({ file, crops = [], alt, sizes, className = '', eager = false }: PictureProps) => {
  const data = dataOf(file)
  if (!data) return null
  const { images, width, height, backgroundColor } = data
  const { src, srcSet } = images.fallback ?? {}
  return (
    <picture>
      {crops.flatMap(({ media, file: crop }) =>
        sourcesOf(dataOf(crop)).map(({ type, srcSet }) => (
          <source key={media + type} media={media} type={type} srcSet={srcSet} sizes={sizes} />
        )),
      )}
      {sourcesOf(data).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={`${styles.picture} ${className}`}
        src={(srcSet ?? src)?.split(' ')[0]}
        alt={alt}
        width={width}
        height={height}
        style={backgroundColor ? { backgroundColor: placeholderColour(backgroundColor) } : undefined}
        loading={eager ? 'eager' : 'lazy'}
        {...(eager && { fetchpriority: 'high' })}
      />
    </picture>
  )
}
