declare module 'wawoff2' {
  /** Turns WOFF2 into the TrueType or OpenType font that it holds. */
  export const decompress: (font: Uint8Array) => Promise<Uint8Array>
}
