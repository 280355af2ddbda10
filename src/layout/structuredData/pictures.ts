import type { ImageObject } from 'schema-dts'
import type { LinkedPicture } from '../../fragments/linkedPicture'
import { addressOf } from '../../lib/addressOf'
import { idOf, type Site } from './site'

/**
 * A picture (schema.org/ImageObject; Google Search, "Image metadata"). It says whose it is; a licence only where the
 * settings name one.
 */
export const imageObject = ({ src, width, height, alt }: LinkedPicture, site: Site): ImageObject => ({
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
})
