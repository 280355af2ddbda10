import { matIn, sizesOnMat } from '../lib/pictureMat'
import type { PictureFile, PictureProps } from './Picture'

const avifOf = ({ childImageSharp }: PictureFile) =>
  childImageSharp?.gatsbyImageData.images.sources?.find(({ type }) => type === 'image/avif')?.srcSet

const matOf = ({ childImageSharp }: PictureFile, wholeBelow?: number) =>
  childImageSharp ? matIn(childImageSharp.gatsbyImageData, wholeBelow) : undefined

/**
 * For a page's `Head`: asks for the picture that is seen first (`eager` of `Picture`) at the top of the page, where
 * `Document` puts it. The picture's own tag lies behind the styles and the sprite, on a slow line a round trip later.
 * Browsers that don't know AVIF find it there.
 */
export const PicturePreload = ({
  file,
  crop,
  sizes,
  wholeBelow,
}: Pick<PictureProps, 'file' | 'crop' | 'sizes' | 'wholeBelow'>) =>
  [...(crop ? [crop] : []), { file, media: crop?.others }].map(({ file: one, media }) => (
    <link
      key={media ?? ''}
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={avifOf(one)}
      imageSizes={sizesOnMat(sizes, matOf(one, wholeBelow))}
      media={media}
      {...{ fetchpriority: 'high' }}
    />
  ))
