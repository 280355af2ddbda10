/** The part of libheif-js that is used here; its own types are those of its C functions. */
declare module 'libheif-js/wasm-bundle' {
  interface Pixels {
    readonly data: Uint8ClampedArray
    readonly width: number
    readonly height: number
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

declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  import type { HeifDecoder } from 'libheif-js/wasm-bundle'

  /** For browsers: the decoder is inside the script. */
  export default function libheif(): { HeifDecoder: typeof HeifDecoder }
}
