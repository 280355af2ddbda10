declare module 'gatsby-plugin-sharp' {
  /** Tells the plugin Gatsby's actions, of which it uses one. */
  export function setActions(actions: { createJobV2: (job: never) => Promise<unknown> }): void
  /** What `gatsbyImageData` in a query resolves to; puts the pictures to be made into a job. */
  export function generateImageData(picture: { file: object; args: object; reporter: object }): Promise<unknown>
}

declare module 'gatsby-plugin-sharp/process-file' {
  /** Makes the pictures of one job. */
  export function processFile(
    path: string,
    transforms: { outputPath: string; args: object }[],
    pluginOptions: object,
  ): Promise<unknown>
}
