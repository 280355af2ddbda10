import { matIn, sizesOnMat } from '../lib/pictureMat'
import type { PictureFile, PictureProps } from './Picture'

const avifOf = ({ childImageSharp }: PictureFile) =>
  childImageSharp?.gatsbyImageData.images.sources?.find(({ type }) => type === 'image/avif')?.srcSet

/** Of several crops a browser asks for the one that `Picture` shows: the first whose media query fits. */
const mediaFor = (own: string | undefined, before: readonly string[]) =>
  [...(own ? [own] : []), ...before.map((media) => `(not ${media})`)].join(' and ') || undefined

const matOf = ({ childImageSharp }: PictureFile, wholeBelow?: number) =>
  childImageSharp ? matIn(childImageSharp.gatsbyImageData, wholeBelow) : undefined

/**
 * For a page's `Head`: asks for the picture that is seen first (`eager` of `Picture`) at the top of the page, where
 * `Document` puts it. The picture's own tag lies behind the styles and the sprite, on a slow line a round trip later.
 * Browsers that don't know AVIF find it there.
 */
export const PicturePreload = ({
  file,
  crops = [],
  sizes,
  wholeBelow,
}: Pick<PictureProps, 'file' | 'crops' | 'sizes' | 'wholeBelow'>) =>
  [...crops, { file, media: undefined }].map(({ file: crop, media }, index) => (
    <link
      key={media ?? ''}
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={avifOf(crop)}
      imageSizes={sizesOnMat(sizes, matOf(crop, wholeBelow))}
      media={mediaFor(
        media,
        crops.slice(0, index).map((other) => other.media),
      )}
      {...{ fetchpriority: 'high' }}
    />
  ))
