/**
 * Edges between sections: three sheets of paper. Light and shadow are painted on their outlines (art/scenes/edges.py): after
 * a change of one run art/render.py.
 */
import { seeded, smooth, tenths, type Point, type Random } from './pen'

const WIDTH = 1600
/** By how much the rear sheets end before the front one: at the foot of the drawing half a pixel of each would show as a line. */
const UNDER = 5

const sheet = (outline: string, more = '') => `<path fill="currentColor" d="${outline}"${more}/>`
/** The section mixes the colours of the rear sheets from its own surface and the one above, so that paper stays opaque. */
const rear = (body: string) => `<g class="e1">${body}</g>`
const middle = (body: string) => `<g class="e2">${body}</g>`

/** Hooked crests like a cut-paper sea, `count` of them; `rise` is their height. */
const crests = (y: number, rise: number, count: number, random: Random, foot: number) => {
  const width = WIDTH / count
  const crest = (i: number) => {
    const x = i * width
    const height = rise * (0.75 + random() * 0.5)
    const at = (share: number, up: number) => `${tenths(x + width * share)} ${tenths(y + height * up)}`
    return `C${at(0.3, 0.55)} ${at(0.5, -0.2)} ${at(0.62, -1)}C${at(0.66, -0.2)} ${at(0.8, 0.05)} ${at(1, 0)}`
  }
  return `M0 ${tenths(y)}${Array.from({ length: count }, (_, i) => crest(i)).join('')}V${foot}H0Z`
}

const swells = (y: number, rise: number, count: number, phase: number, foot: number) => {
  const points = Array.from({ length: count * 2 + 3 }, (_, at) => at - 1).map(
    (i) => [(i * WIDTH) / (count * 2), y + (i % 2 ? -rise : rise) * (0.8 + 0.2 * Math.sin(i + phase))] as const,
  )
  return `${smooth(points, 5)}V${foot}H-10Z`
}

const scallops = (y: number, radius: number, count: number, foot: number) => {
  const width = WIDTH / count
  const scallop = (i: number) =>
    `a${tenths(width / 2)} ${tenths(radius * (1 + 0.25 * Math.sin(i * 2.3)))} 0 0 1 ${tenths(width)} 0`
  return `M0 ${y}${Array.from({ length: count }, (_, i) => scallop(i)).join('')}V${foot}H0Z`
}

const torn = (line: number, rise: number, random: Random, foot: number) => {
  let data = `M0 ${line}`
  let [x, y] = [0, line]
  while (x < WIDTH) {
    x += 8 + random() * 26
    y += (random() - 0.5) * rise
    y += (line - y) * 0.25
    data += `L${tenths(Math.min(x, WIDTH))} ${tenths(y)}`
  }
  return `${data}V${foot}H0Z`
}

/** Rises and falls, from one to the next about `step`; they reach beyond the width by one. */
const dunes = (base: number, rise: number, step: number, seed: number, height: number) => {
  const random = seeded(seed)
  const points: Point[] = []
  for (let x = -step; x < WIDTH + step; x += step * (0.7 + random() * 0.6)) {
    points.push([x, base + (random() - 0.5) * 2 * rise])
  }
  points.push([WIDTH + step, base])
  return `${smooth(points)}L${WIDTH + step} ${height}L${-step} ${height}Z`
}

interface DrawnEdge {
  height: number
  body: string
}

const edge = (height: number, body: (height: number, under: number) => string): DrawnEdge => ({
  height,
  body: body(height, height - UNDER),
})

/** Name → drawing, 1,600 wide. Reef and mangroves are edges too, drawings in files of their own (masks, static/shapes). */
export const edges = () => ({
  wave: edge(200, (height, under) => {
    const behind = crests(128, 50, 9, seeded(5), under)
    return (
      rear(sheet(crests(96, 62, 7, seeded(3), under))) +
      middle(sheet(behind, ' transform="translate(-90)"') + sheet(behind, ' transform="translate(1510)"')) +
      sheet(crests(166, 36, 8, seeded(9), height))
    )
  }),
  swell: edge(
    150,
    (height, under) =>
      rear(sheet(swells(52, 26, 3, 1, under))) +
      middle(sheet(swells(86, 22, 4, 2, under))) +
      sheet(swells(118, 16, 3, 4, height)),
  ),
  dunes: edge(
    160,
    (height, under) =>
      rear(sheet(dunes(62, 26, 260, 12, under))) +
      middle(sheet(dunes(98, 20, 220, 14, under))) +
      sheet(dunes(132, 12, 300, 17, height)),
  ),
  wall: edge(
    170,
    (height, under) =>
      rear(sheet(torn(46, 58, seeded(2), under))) +
      middle(sheet(torn(88, 46, seeded(4), under))) +
      sheet(torn(134, 30, seeded(6), height)),
  ),
  foam: edge(
    150,
    (height, under) =>
      rear(sheet(scallops(62, 40, 9, under))) +
      middle(sheet(scallops(96, 34, 11, under), ' transform="translate(-60)scale(1.08 1)"')) +
      sheet(scallops(132, 30, 10, height)),
  ),
})
