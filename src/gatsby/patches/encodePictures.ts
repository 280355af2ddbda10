import worker from 'gatsby-plugin-sharp/gatsby-worker'
import { makePictures } from '../pictures/makePictures'
import { pictures } from '../pictures/pictureCache'
import { pictureJobs } from '../pictures/pictureJobs'

/**
 * Makes the pictures that gatsby-plugin-sharp asks for, in its place; queries, addresses and file names stay the plugin's.
 *
 * Patches: `IMAGE_PROCESSING` of gatsby-plugin-sharp/gatsby-worker.js, which Gatsby looks up by that name for every job
 * (gatsby/dist/utils/jobs/manager.js).
 * Works around: the plugin keeps no picture across `gatsby clean` (https://github.com/gatsbyjs/gatsby/pull/28330, closed),
 * decodes a file anew for each size and format, works on one file at a time on two cores, and has no setting for the
 * effort of AVIF.
 * Buys: a build without `.cache` encodes nothing again (docs/decisions.md, "The site's own code encodes the pictures").
 * Delete when: the plugin keeps pictures by their content and takes AVIF's effort.
 * @throws where the plugin has no such function
 */
export const encodePictures = () => {
  if (typeof worker.IMAGE_PROCESSING !== 'function')
    throw new Error(
      'gatsby-plugin-sharp/gatsby-worker.js has no IMAGE_PROCESSING any more; see src/gatsby/patches/encodePictures.ts.',
    )
  worker.IMAGE_PROCESSING = pictureJobs((path, wanted) => makePictures(pictures, path, wanted))
}
