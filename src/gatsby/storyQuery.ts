/**
 * What the steps after the build ask of pictures, stories and events, in one place. Gatsby's type generation reads it
 * (`documentSearchPaths` in gatsby-config.ts).
 */

/** A picture for other programs. JPEG, because not every reader of feeds and not every search engine shows newer kinds. */
export const JPEG = /* GraphQL */ `
  fragment JpegFile on File {
    absolutePath
    childImageSharp {
      resize(width: 1200, toFormat: JPG) {
        src
        width
        height
      }
      share: resize(width: 1200, height: 630, toFormat: JPG, quality: 70) {
        src
        width
        height
      }
    }
  }
`
type JpegFile = Queries.JpegFileFragment

/**
 * What was made of a picture; where it is `resize`, its `src` is a route: gatsby-plugin-sharp puts the path of the site's
 * address before `gatsbyImageData` only. The check of the content lets in none of which nothing can be made.
 */
export const made = <Made>({
  absolutePath,
  childImageSharp,
}: Pick<JpegFile, 'absolutePath'> & { childImageSharp: Made | null }) => {
  if (!childImageSharp) throw new Error(`No smaller picture could be made of ${absolutePath}.`)
  return childImageSharp
}

/** An article, a guide or an event's page; goes with `JPEG`. */
export const STORY = /* GraphQL */ `
  fragment ToldStory on Story {
    id
    route
    translations {
      language
      route
    }
    label
    title
    summary
    date
    dateText
    topics
    picture {
      ...JpegFile
    }
    pictureAlt
    secondPicture {
      ...JpegFile
    }
    secondPictureAlt
    file
  }
`

export const DATED_EVENT = /* GraphQL */ `
  fragment DatedEvent on Event {
    title
    description
    date
    startTime
    endTime
    place
  }
`
/** An event whose day is known. */
export type DatedEvent = Queries.DatedEventFragment & { readonly date: string }
