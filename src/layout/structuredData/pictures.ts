import type { ImageObject } from 'schema-dts'
import { sharePictureOf } from '../../fragments/sharePicture'
import { addressOf } from '../../lib/addressOf'
import { present } from '../../lib/present'
import { idOf, type Site } from './site'

/**
 * A picture (schema.org/ImageObject; Google Search, "Image metadata"). It says whose it is; a licence only where the
 * settings name one.
 */
export const imageObject = (file: Queries.SharePictureFragment, alt: string, site: Site): ImageObject => {
  const { src, width, height } = present(sharePictureOf(file), 'picture to be shared')
  return {
    '@type': 'ImageObject',
    contentUrl: addressOf(site, src),
    url: addressOf(site, src),
    width: `${width}`,
    height: `${height}`,
    caption: alt,
    creator: idOf(site, 'foundation'),
    creditText: site.name,
    copyrightNotice: `© ${site.name}`,
    ...(site.pictureLicence && { license: site.pictureLicence }),
  }
}
