import { imageOf, type PictureFile, type PictureProps } from './Picture'

const preload = (file: PictureFile, sizes: string, media?: string) => (
  <link
    rel="preload"
    as="image"
    type="image/avif"
    imageSrcSet={imageOf(file)?.images.sources?.[0]?.srcSet}
    imageSizes={sizes}
    media={media}
    {...{ fetchpriority: 'high' }}
  />
)

/**
 * For a page's `Head`: asks for the picture that is seen first (`eager` of `Picture`) at the top of the page, where
 * `Document` puts it. The picture's own tag lies behind the styles and the sprite, on a slow line a round trip later.
 * Browsers that don't know AVIF find it there.
 */
export const PicturePreload = ({ file, crop, sizes }: Pick<PictureProps, 'file' | 'crop' | 'sizes'>) => (
  <>
    {crop && preload(crop.file, sizes, crop.media)}
    {preload(file, sizes, crop?.others)}
  </>
)
