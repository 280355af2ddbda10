/** What the steps after the build ask of stories and events, in one place: a type for each selection. */

/** A picture for other programs. JPEG, because not every reader of feeds and not every search engine shows newer kinds. */
export interface JpegFile {
  /** What stays in sight where the picture is cropped (src/lib/pictureFocus.ts) */
  focus: string | null
  absolutePath: string
  internal: { contentDigest: string }
  childImageSharp: { resize: { src: string; width: number; height: number } }
}
export const JPEG = `
  focus
  absolutePath
  internal { contentDigest }
  childImageSharp { resize(width: 1200, toFormat: JPG) { src width height } }
`

/** An article, a guide or an event's page. */
export interface Story {
  id: string
  route: string
  /** Last part of its breadcrumb */
  label: string | null
  title: string
  summary: string
  /** A day as YYYY-MM-DD; a guide has none */
  date: string | null
  dateText: string | null
  /** An event's page may have none */
  topics: readonly string[] | null
  picture: JpegFile
  pictureAlt: string
  secondPicture: JpegFile
  secondPictureAlt: string
  parent: { fileAbsolutePath: string }
}
export const STORY = `
  id
  route
  label
  title
  summary
  date
  dateText
  topics
  picture { ${JPEG} }
  pictureAlt
  secondPicture { ${JPEG} }
  secondPictureAlt
  parent { ... on MarkdownRemark { fileAbsolutePath } }
`

/** An event whose day is known. */
export interface DatedEvent {
  title: string
  description: string
  /** A day as YYYY-MM-DD */
  date: string
  /** Times of day as HH:MM */
  startTime: string | null
  endTime: string | null
  place: string | null
}
export const DATED_EVENT = 'title description date startTime endTime place'
