/** The part of libheif that is used here; its own types are those of its C functions. */
declare module 'libheif-js/wasm-bundle' {
  interface Pixels {
    data: Uint8ClampedArray
    width: number
    height: number
  }
  interface Image {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Fills `data` with RGBA, upright; calls back without it where it cannot */
    display(into: Pixels, done: (pixels: Pixels | null) => void): void
    free(): void
  }
  export class HeifDecoder {
    /** No picture where the bytes are none */
    decode(file: Uint8Array): Image[]
  }
}
