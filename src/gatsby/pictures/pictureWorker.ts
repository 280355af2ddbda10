import { makePictures, type Wanted } from './makePictures'
import { pictures } from './pictureCache'

/** What runs in the processes beside Gatsby's (picturePool.ts). */
const makeKept = ({ path, wanted }: { path: string; wanted: readonly Wanted[] }) => makePictures(pictures, path, wanted)
export default makeKept
