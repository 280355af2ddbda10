interface PictureData {
  width: number
  height: number
  images: { sources?: readonly { srcSet: string }[]; fallback?: { srcSet?: string } }
}

/** How a picture lies on its mat. */
export interface Mat {
  /** Pixels of its widest file: it is shown no wider than these */
  width: number
  /** Width by height */
  ratio: number
}

/** An upright picture would lose more than half of itself in a place of 3:2; width by height. */
const UPRIGHT = 0.85

/** The narrowest place for its height */
const PLACE_RATIO = 1.5

const widestOf = (srcSet = '') => Math.max(0, ...[...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)))

/**
 * For a picture that is upright, or has too few pixels for its place; undefined where it fills the place.
 * @param placeWidth how wide the place is on a computer, in CSS pixels; none where pictures are not shown whole
 */
export const matIn = ({ width, height, images }: PictureData, placeWidth?: number): Mat | undefined => {
  if (placeWidth === undefined) return undefined
  const ratio = width / height
  const widest = widestOf(images.sources?.[0]?.srcSet ?? images.fallback?.srcSet)
  return ratio < UPRIGHT || (widest > 0 && widest < placeWidth) ? { width: widest, ratio } : undefined
}

/** `sizes` of HTML for a picture, from that of its place: on a mat as wide as its height lets it be, else the same. */
export const sizesOnMat = (sizes: string, mat: Mat | undefined): string => {
  const share = mat ? Math.min(1, mat.ratio / PLACE_RATIO) : 1
  return share === 1 ? sizes : sizes.replace(/[^\s,]+(?=,|$)/g, (length) => `calc(${length} * ${share.toFixed(2)})`)
}
