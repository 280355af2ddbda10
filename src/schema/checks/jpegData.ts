/**
 * Reads all of a JPEG's compressed data without making pixels of it. Decoders pass over most damage: libjpeg reads a
 * baseline picture to its last row and asks no more, so that a file whose second half is zeros is a picture to it.
 * Sections in brackets are those of ITU-T T.81.
 */

/** A Huffman table: for each 16 bits that may come next, the length of their code (× 256) and its symbol; 0 for no code. */
type Codes = Uint16Array

/** One of the colours that make up a picture (B.2.2). */
interface Component {
  /** Blocks in one unit of several colours in turn (A.2.3) */
  blocksInUnit: number
  /** Blocks in all, where a scan holds this colour alone */
  blocks: number
  /** Two words for each block: which of its 64 coefficients are not zero so far; of progressive pictures only */
  known: Uint32Array
}

interface Frame {
  progressive: boolean
  components: Map<number, Component>
  /** Units of several colours in turn */
  units: number
}

interface Part {
  component: Component
  dc: Codes
  ac: Codes
}

/** One pass over one or more colours (B.2.3), of the coefficients `from` to `to`. */
interface Scan {
  parts: Part[]
  from: number
  to: number
  /** Adds a bit to coefficients that an earlier scan began (G.1.1.1.2) */
  refines: boolean
}

/** So many that belong to nothing may stand before a marker; some telephones write them, and every browser skips them. */
const MOST_STRAY_BYTES = 64
const BLOCK = 8
const LAST = 63

/** Thrown where no encoder can have written what is there. */
class Damage extends Error {}
const damage = (): never => {
  throw new Damage()
}

class Bits {
  private at = 0
  private readonly end: number

  constructor(private readonly bytes: Uint8Array) {
    this.end = 8 * bytes.length
  }

  /** Behind the end are zeros: what was read there is found out (`code`, `finish`). */
  private byte(at: number) {
    return this.bytes[at] ?? 0
  }

  /** Reads one code: its symbol. */
  code(codes: Codes) {
    const byte = this.at >> 3
    const word = (this.byte(byte) << 16) | (this.byte(byte + 1) << 8) | this.byte(byte + 2)
    const found = codes[(word >> (8 - (this.at & 7))) & 0xffff] ?? 0
    if (found === 0 || this.at > this.end) damage()
    this.at += found >> 8
    return found & 0xff
  }

  skip(count: number) {
    this.at += count
  }

  number(count: number) {
    let value = 0
    for (const end = this.at + count; this.at < end; this.at += 1) {
      value = (value << 1) | ((this.byte(this.at >> 3) >> (7 - (this.at & 7))) & 1)
    }
    return value
  }

  /** Nothing is missing, and what is left over fills up a byte, or is as little as phones leave. */
  finish() {
    const left = this.end - this.at
    if (left < 0 || left >= 8 * (MOST_STRAY_BYTES + 1)) damage()
  }
}

/** Code lengths and symbols as the file lists them (B.2.4.2, C.2). */
const codesOf = (counts: Buffer, symbols: Buffer): Codes => {
  const codes = new Uint16Array(1 << 16)
  let next = 0
  let place = 0
  counts.forEach((count, i) => {
    const length = i + 1
    for (const end = place + count; place < end; place += 1) {
      codes.fill((length << 8) | symbols.readUInt8(place), next, (next += 1 << (16 - length)))
    }
  })
  return codes
}

const addTables = (tables: Map<number, Codes>, segment: Buffer) => {
  for (let at = 0; at < segment.length;) {
    const counts = segment.subarray(at + 1, at + 17)
    const end = at + 17 + counts.reduce((sum, count) => sum + count, 0)
    tables.set(segment.readUInt8(at), codesOf(counts, segment.subarray(at + 17, end)))
    at = end
  }
}

const readFrame = (segment: Buffer, progressive: boolean): Frame => {
  const [height, width] = [segment.readUInt16BE(1), segment.readUInt16BE(3)]
  const rows = Array.from({ length: segment.readUInt8(5) }, (_, i) => {
    const factors = segment.readUInt8(7 + 3 * i)
    return { id: segment.readUInt8(6 + 3 * i), across: factors >> 4, down: factors & 15 }
  })
  const across = Math.max(...rows.map((row) => row.across))
  const down = Math.max(...rows.map((row) => row.down))
  const blocksOf = (side: number, part: number, whole: number) => Math.ceil(Math.ceil((side * part) / whole) / BLOCK)
  const components = rows.map((row): [number, Component] => {
    const blocks = blocksOf(width, row.across, across) * blocksOf(height, row.down, down)
    const known = new Uint32Array(progressive ? 2 * blocks : 0)
    return [row.id, { blocksInUnit: row.across * row.down, blocks, known }]
  })
  const units = Math.ceil(width / (BLOCK * across)) * Math.ceil(height / (BLOCK * down))
  return { progressive, components: new Map(components), units }
}

const readScan = (segment: Buffer, { progressive, components }: Frame, tables: Map<number, Codes>): Scan => {
  const count = segment.readUInt8(0)
  const none = new Uint16Array(1 << 16)
  const parts = Array.from({ length: count }, (_, i): Part => {
    const chosen = segment.readUInt8(2 + 2 * i)
    const dc = tables.get(chosen >> 4) ?? none
    const ac = tables.get(0x10 | (chosen & 15)) ?? none
    return { component: components.get(segment.readUInt8(1 + 2 * i)) ?? damage(), dc, ac }
  })
  const band = 1 + 2 * count
  // where a picture is not progressive they say nothing, and some telephones write other numbers there
  return progressive
    ? {
        parts,
        from: segment.readUInt8(band),
        to: segment.readUInt8(band + 1),
        refines: segment.readUInt8(band + 2) >> 4 > 0,
      }
    : { parts, from: 0, to: LAST, refines: false }
}

/** Coefficients of one block after the first (F.1.2.2). */
const readAc = (bits: Bits, codes: Codes) => {
  for (let k = 1; k <= LAST; k += 1) {
    const symbol = bits.code(codes)
    if (symbol === 0) return
    k += symbol >> 4
    if (k > LAST) damage()
    bits.skip(symbol & 15)
  }
}

const setKnown = (known: Uint32Array, block: number, k: number) => {
  const word = 2 * block + (k >> 5)
  known[word] = (known[word] ?? 0) | (1 << (k & 31))
}

/** One of the longest runs of zeros, after which the block goes on (F.1.2.2.1) */
const LONG_RUN = 0xf0

/** A block of the first scan of some coefficients (G.1.2.2): how many blocks behind it have none. */
const readBand = (bits: Bits, ac: Codes, { from, to }: Scan, known: Uint32Array, block: number): number => {
  for (let k = from; k <= to; k += 1) {
    const symbol = bits.code(ac)
    const size = symbol & 15
    if (size === 0 && symbol !== LONG_RUN) return (1 << (symbol >> 4)) - 1 + bits.number(symbol >> 4)
    k += symbol >> 4
    if (k > to) damage()
    bits.skip(size)
    if (size) setKnown(known, block, k)
  }
  return 0
}

/** Passes over `zeros` coefficients that are zero, and over a bit for each other one on the way: where it comes to. */
const correct = (bits: Bits, known: Uint32Array, block: number, from: number, to: number, zeros: number) => {
  const low = known[2 * block] ?? 0
  const high = known[2 * block + 1] ?? 0
  // as in most blocks
  if ((low | high) === 0) return Math.min(from + zeros, to + 1)
  let left = zeros
  let others = 0
  let k = from
  for (; k <= to; k += 1) {
    if (((k < 32 ? low : high) >>> (k & 31)) & 1) others += 1
    else if (left === 0) break
    else left -= 1
  }
  bits.skip(others)
  return k
}

/** A block of a later scan of the same coefficients (G.1.2.3): how many blocks behind it have none that is new. */
const refineBand = (bits: Bits, ac: Codes, { from, to }: Scan, known: Uint32Array, block: number): number => {
  for (let k = from; k <= to; k += 1) {
    const symbol = bits.code(ac)
    const size = symbol & 15
    if (size === 0 && symbol !== LONG_RUN) {
      const behind = (1 << (symbol >> 4)) - 1 + bits.number(symbol >> 4)
      correct(bits, known, block, k, to, LAST)
      return behind
    }
    bits.skip(size)
    k = correct(bits, known, block, k, to, symbol >> 4)
    if (size && k > to) damage()
    if (size) setKnown(known, block, k)
  }
  return 0
}

/** Blocks of one colour in a progressive picture, without their first coefficient. */
const readBands = (bits: Bits, scan: Scan, first: number, end: number) => {
  const { component, ac } = scan.parts[0] ?? damage()
  const { known } = component
  let passed = 0
  for (let block = first; block < end; block += 1) {
    if (passed > 0) {
      passed -= 1
      if (scan.refines) correct(bits, known, block, scan.from, scan.to, LAST)
    } else passed = (scan.refines ? refineBand : readBand)(bits, ac, scan, known, block)
  }
}

const readUnits = (bits: Bits, { parts, to, refines }: Scan, count: number) => {
  for (let unit = 0; unit < count; unit += 1) {
    for (const { component, dc, ac } of parts) {
      const blocks = parts.length > 1 ? component.blocksInUnit : 1
      for (let block = 0; block < blocks; block += 1) {
        bits.skip(refines ? 1 : bits.code(dc))
        if (to > 0) readAc(bits, ac)
      }
    }
  }
}

/** Codes of markers (B.1.1.3) */
const FIRST_FRAME = 0xc0
const LAST_FRAME = 0xcf
const PROGRESSIVE_FRAME = 0xc2
const TABLES = 0xc4
/** They lie among the frames and begin none: extensions, conditions of arithmetic coding */
const NO_FRAMES = [0xc8, 0xcc]
const RESTARTS = 0xd0
const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const RESTART_INTERVAL = 0xdd

const isRestart = (code: number) => code >= RESTARTS && code < START
const isFrame = (code: number) => code >= FIRST_FRAME && code <= LAST_FRAME && !NO_FRAMES.includes(code)

/** The next marker: a byte 0xFF, or several, before one that is neither that nor 0 (B.1.1.2). */
const markerFrom = (file: Buffer, start: number): { code: number; at: number; end: number } => {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 1)) {
    let end = at + 1
    while (file[end] === 0xff) end += 1
    const code = file[end]
    if (code) return { code, at, end: end + 1 }
  }
  return damage()
}

/** Data without the zero that follows each byte 0xFF (B.1.1.5). */
const unstuffed = (data: Buffer) => {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = data.indexOf(0xff); at >= 0; at = data.indexOf(0xff, from)) {
    pieces.push(data.subarray(from, at + 1))
    from = at + 2
  }
  return Buffer.concat([...pieces, data.subarray(from)])
}

/** Reads the data of a scan, which restart markers may part: where they end. */
const readData = (file: Buffer, start: number, scan: Scan, { units }: Frame, restart: number): number => {
  const [first, second] = scan.parts
  const all = first && !second ? first.component.blocks : units
  const each = restart || all
  let at = start
  for (let from = 0; from < all; from += each) {
    const next = markerFrom(file, at)
    const bits = new Bits(unstuffed(file.subarray(at, next.at)))
    const end = Math.min(all, from + each)
    if (scan.from > 0) readBands(bits, scan, from, end)
    else readUnits(bits, scan, end - from)
    bits.finish()
    if (isRestart(next.code) !== end < all) damage()
    at = isRestart(next.code) ? next.end : next.at
  }
  return at
}

const readPicture = (file: Buffer) => {
  const tables = new Map<number, Codes>()
  const seen = new Set<Component>()
  let frame: Frame | undefined
  let restart = 0
  for (let at = 0; ;) {
    const { code, end } = markerFrom(file, at)
    if (code === END) break
    at = end
    if (code === START) continue
    const segment = file.subarray(end + 2, end + file.readUInt16BE(end))
    at = end + 2 + segment.length
    if (code === TABLES) addTables(tables, segment)
    else if (code === RESTART_INTERVAL) restart = segment.readUInt16BE()
    else if (isFrame(code)) {
      // other ways of writing data, which no camera knows, are the decoder's affair alone
      if (code > PROGRESSIVE_FRAME) return
      frame = readFrame(segment, code === PROGRESSIVE_FRAME)
    } else if (code === SCAN) {
      const whole = frame ?? damage()
      const scan = readScan(segment, whole, tables)
      for (const { component } of scan.parts) seen.add(component)
      at = readData(file, at, scan, whole, restart)
    }
  }
  if (!frame || seen.size < frame.components.size) damage()
}

/** Whether the compressed data of a JPEG are all there and undamaged; `false` also where the file is no JPEG. */
export const isWholeJpeg = (file: Buffer): boolean => {
  try {
    readPicture(file)
    return true
  } catch (error) {
    if (error instanceof Damage || error instanceof RangeError) return false
    throw error
  }
}
