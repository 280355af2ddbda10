/** What the fragments of src/fragments/pictures.ts give. */
export type PictureFile = {
  /** What stays in sight where the picture is cropped (src/lib/pictureFocus.ts); by its form if left out */
  readonly focus?: string | null
  /** A drawing where nothing is said */
  readonly kind?: string | null
  /** Who made it */
  readonly credit?: string | null
  readonly childImageSharp: Pick<Queries.ImageSharp, 'gatsbyImageData'> | null
}

export type PictureProps = {
  file: PictureFile
  /** Says what is seen; empty where the picture only decorates (WCAG 1.1.1) */
  alt: string
  /** How wide the picture is drawn, as the `sizes` attribute of HTML */
  sizes: string
  className?: string
  /**
   * Another picture of the same thing for some windows: the media query of these, and that of all others. The style sheet of
   * the place says `object-position: var(--at-crop, 50% 30%)` for these windows.
   */
  crop?: { media: string; others: string; file: PictureFile }
  /** Shown whole on a mat where it is upright; else cropped */
  whole?: boolean
  /** For the one picture that is seen first: loaded at once and before others */
  eager?: boolean
}
