declare module 'gatsby-plugin-sharp' {
  /** Tells the plugin Gatsby's actions, of which it uses one. */
  export function setActions(actions: { createJobV2: (job: never) => Promise<unknown> }): void
  /** What `gatsbyImageData` in a query resolves to; puts the pictures to be made into a job. */
  export function generateImageData(picture: { file: object; args: object; reporter: object }): Promise<unknown>
}

declare module 'gatsby-plugin-sharp/gatsby-worker' {
  /** As Gatsby hands it to a worker. */
  export interface Job {
    inputPaths: [{ path: string; contentDigest: string }]
    outputDir: string
    args: {
      /** For a page that nobody has opened yet in `gatsby develop` */
      isLazy?: boolean
      operations: { outputPath: string; args: { toFormat: string; quality?: number } }[]
      pluginOptions: { defaultQuality: number }
    }
  }
  const worker: {
    /** Makes the pictures of one job. */
    IMAGE_PROCESSING: (job: Job) => Promise<void>
  }
  export default worker
}
