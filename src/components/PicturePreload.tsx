import { matIn, sizesOnMat } from '../lib/pictureMat'
import { imageOf, type PictureFile, type PictureProps } from './Picture'

const preload = (
  file: PictureFile,
  { sizes, wholeBelow }: Pick<PictureProps, 'sizes' | 'wholeBelow'>,
  media?: string,
) => {
  const image = imageOf(file)
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={image?.images.sources?.[0]?.srcSet}
      imageSizes={sizesOnMat(sizes, image && matIn(image, wholeBelow))}
      media={media}
      {...{ fetchpriority: 'high' }}
    />
  )
}

/**
 * For a page's `Head`: asks for the picture that is seen first (`eager` of `Picture`) at the top of the page, where
 * `Document` puts it. The picture's own tag lies behind the styles and the sprite, on a slow line a round trip later.
 * Browsers that don't know AVIF find it there.
 */
export const PicturePreload = ({
  file,
  crop,
  ...place
}: Pick<PictureProps, 'file' | 'crop' | 'sizes' | 'wholeBelow'>) => (
  <>
    {crop && preload(crop.file, place, crop.media)}
    {preload(file, place, crop?.others)}
  </>
)
