import { smooth, stroked, tenths, type Point, type Random } from './pen'
import { present } from '../lib/present'

/** Draws a coral that stands on a point and grows upward, in the colour of the text; cuts in it are `--cut`. */
type Coral = (x: number, y: number, height: number, random: Random) => string

interface Branching {
  /** Angle between branches, in radians */
  spread: number
  /** How often a branch parts */
  depth: number
}

/** Branches that part and get thinner: width → data of the paths of that width. */
const branches = (x: number, y: number, height: number, random: Random, { spread, depth }: Branching) => {
  const ofWidth: Record<string, string[]> = {}
  const grow = (fromX: number, fromY: number, angle: number, length: number, width: number, partings: number) => {
    const bend = angle + (random() - 0.5) * 0.3
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length]
    const [bendX, bendY] = [fromX + Math.cos(bend) * length * 0.55, fromY + Math.sin(bend) * length * 0.55]
    const data = `M${tenths(fromX)} ${tenths(fromY)}Q${tenths(bendX)} ${tenths(bendY)} ${tenths(toX)} ${tenths(toY)}`
    ;(ofWidth[tenths(width)] ??= []).push(data)
    if (!partings) return
    const count = random() > 0.62 ? 3 : 2
    const upward = (-Math.PI / 2 - angle) * 0.12
    for (let i = 0; i < count; i++) {
      const side = (i - (count - 1) / 2) * spread * (1.2 + random() * 0.6)
      const next = angle + side + (random() - 0.5) * 0.25 + upward
      grow(toX, toY, next, length * (0.62 + random() * 0.22), width * 0.76, partings - 1)
    }
  }
  grow(x, y, -Math.PI / 2 + (random() - 0.5) * 0.3, height * 0.34, height * 0.115, depth)
  return Object.entries(ofWidth).map(([width, data]) => [width, data.join('')] as const)
}

const stag: Coral = (x, y, height, random) =>
  branches(x, y, height, random, { spread: 0.5, depth: 4 })
    .map(([width, data]) => stroked(data, width))
    .join('')

const fan: Coral = (x, y, height, random) =>
  branches(x, y, height * 0.95, random, { spread: 0.42, depth: 5 })
    .map(([width, data]) => stroked(data, tenths(Math.max(2.2, Number(width) * 0.62))))
    .join('')

const table: Coral = (x, y, height, random) => {
  const width = height * 1.5
  const steps = 9
  const top = Array.from({ length: steps + 1 }, (_, i): Point => [
    x - width / 2 + (width * i) / steps,
    y - height - (i % 2 ? height * 0.1 : 0) - random() * height * 0.06 + Math.abs(i - steps / 2) * height * 0.012,
  ])
  const [left, right] = [present(top[0], 'edge of a table coral'), x + width / 2]
  const at = (dx: number, share: number) => `${tenths(x + dx)} ${tenths(y - height * share)}`
  const data =
    `${smooth(top)}C${tenths(right + 6)} ${tenths(y - height * 0.86)} ${at(width * 0.2, 0.72)} ${at(height * 0.09, 0.6)}` +
    `L${at(height * 0.16, 0)}L${at(-height * 0.16, 0)}L${at(-height * 0.08, 0.6)}` +
    `C${at(-width * 0.2, 0.72)} ${at(-width / 2 - 6, 0.86)} ${left.map(tenths).join(' ')}Z`
  return `<path d="${data}" fill="currentColor"/>`
}

const brain: Coral = (x, y, height) => {
  const width = height * 1.7
  const steps = 14
  const angleAt = (i: number) => Math.PI * (1 - i / steps)
  const outline = Array.from({ length: steps + 1 }, (_, i): Point => [
    x + ((Math.cos(angleAt(i)) * width) / 2) * (1 + (i % 2) * 0.03),
    y - Math.sin(angleAt(i)) * height * (1 + (i % 2) * 0.05),
  ])
  const groove = (share: number) => {
    const points = Array.from({ length: steps - 1 }, (_, i): Point => {
      const reach = share + (i % 2 ? -0.07 : 0.07)
      return [x + ((Math.cos(angleAt(i + 1)) * width) / 2) * reach, y - Math.sin(angleAt(i + 1)) * height * reach]
    })
    return `<path d="${smooth(points, 4)}" fill="none" stroke="var(--cut,#0003)" stroke-width="${tenths(height * 0.055)}" stroke-linecap="round"/>`
  }
  const foot = tenths(y + 6)
  return (
    `<path d="${smooth(outline)}L${tenths(x + width / 2)} ${foot}L${tenths(x - width / 2)} ${foot}Z" fill="currentColor"/>` +
    [0.78, 0.55, 0.3].map(groove).join('')
  )
}

const tubes: Coral = (x, y, height, random) => {
  const count = 4
  const tube = (i: number) => {
    const width = height * (0.17 + random() * 0.08)
    const length = height * (0.5 + random() * 0.5)
    const side = i - (count - 1) / 2
    const foot = x + side * height * 0.24
    const mouth = foot + side * height * 0.09
    const at = (atX: number, up: number) => `${tenths(atX)} ${tenths(y - up)}`
    const data =
      `M${at(foot - width * 0.35, -4)}` +
      `C${at(foot - width * 0.5, length * 0.5)} ${at(mouth - width * 0.7, length * 0.8)} ${at(mouth - width * 0.6, length)}` +
      `a${tenths(width * 0.6)} ${tenths(width * 0.22)} 0 0 1 ${tenths(width * 1.2)} 0` +
      `C${at(mouth + width * 0.7, length * 0.8)} ${at(foot + width * 0.5, length * 0.5)} ${at(foot + width * 0.35, -4)}Z`
    return `<path d="${data}" fill="currentColor"/><ellipse cx="${tenths(mouth)}" cy="${tenths(y - length)}" rx="${tenths(width * 0.38)}" ry="${tenths(width * 0.12)}" fill="var(--cut,#0004)"/>`
  }
  return Array.from({ length: count }, (_, i) => tube(i)).join('')
}

const fingers: Coral = (x, y, height, random) => {
  const count = 9
  const finger = (i: number) => {
    const side = i / (count - 1) - 0.5
    const foot = x + side * height * 0.7
    const tip = x + side * height * 1.5 + (random() - 0.5) * height * 0.1
    const top = y - height * (0.75 + random() * 0.25) * (1 - side * side * 1.2)
    return `M${tenths(foot)} ${tenths(y)}Q${tenths(foot + side * height * 0.1)} ${tenths(y - height * 0.5)} ${tenths(tip)} ${tenths(top)}`
  }
  return stroked(Array.from({ length: count }, (_, i) => finger(i)).join(''), tenths(height * 0.13))
}

/** Seagrass. */
const blades: Coral = (x, y, height, random) => {
  const count = 6
  const blade = (i: number) => {
    const side = i / (count - 1) - 0.5
    const width = height * 0.05
    const length = height * (0.6 + random() * 0.4)
    const tip = x + side * height * 0.5 + (random() - 0.5) * height * 0.25
    const foot = x + side * height * 0.35
    const bend = (random() - 0.5) * height * 0.3
    const at = (atX: number, share: number) => `${tenths(atX)} ${tenths(y - length * share)}`
    return (
      `M${at(foot - width, 0)}` +
      `C${at(foot - width + bend, 0.4)} ${at(tip - width - bend * 0.4, 0.7)} ${at(tip, 1)}` +
      `C${at(tip + width - bend * 0.4, 0.65)} ${at(foot + width * 1.4 + bend, 0.4)} ${at(foot + width, 0)}Z`
    )
  }
  return `<path d="${Array.from({ length: count }, (_, i) => blade(i)).join('')}" fill="currentColor"/>`
}

export const CORALS = { stag, fan, table, brain, tubes, fingers, blades }
export type CoralName = keyof typeof CORALS
