declare module 'gatsby-source-filesystem/create-file-node' {
  const files: {
    /** Makes the node of one file, with the digest of its bytes. */
    createFileNode: (...args: readonly unknown[]) => Promise<object>
  }
  export default files
}
