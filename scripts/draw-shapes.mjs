// Draws the cut-paper shapes of the page: edges between sections, counted units, icons, the seabed, the goods.
// Deterministic. `node scripts/draw-shapes.mjs` writes src/shapes/sprite.ts (inlined in every page), src/shapes/masks and
// static/shapes/*.svg.
// Light and shadow of the edges are painted on their outlines: after a change of one run art/render.py.
import { writeFileSync } from 'node:fs'
const ROOT = new URL('../', import.meta.url).pathname
const rng = (s) => () => {
  s |= 0
  s = (s + 0x6d2b79f5) | 0
  let t = Math.imul(s ^ (s >>> 15), 1 | s)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
const n = (v) => (Math.round(v * 10) / 10).toString()
// Catmull-Rom through points -> cubic path
const smooth = (p, closed = false, k = 6) => {
  const N = p.length,
    at = (i) => (closed ? p[(i + N) % N] : p[Math.max(0, Math.min(N - 1, i))])
  let d = `M${n(p[0][0])} ${n(p[0][1])}`
  for (let i = 0; i < (closed ? N : N - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${n(b[0] + (c[0] - a[0]) / k)} ${n(b[1] + (c[1] - a[1]) / k)} ${n(c[0] - (e[0] - b[0]) / k)} ${n(c[1] - (e[1] - b[1]) / k)} ${n(c[0])} ${n(c[1])}`
  }
  return d + (closed ? 'Z' : '')
}
// ---------- corals: every one stands on (x,y) and grows upward
const stag = (x, y, h, r, spread = 0.5, depth = 4) => {
  const by = {}
  const go = (x, y, a, l, w, d) => {
    const bend = (r() - 0.5) * 0.3,
      x2 = x + Math.cos(a) * l,
      y2 = y + Math.sin(a) * l
    const cx = x + Math.cos(a + bend) * l * 0.55,
      cy = y + Math.sin(a + bend) * l * 0.55
    const k = n(w)
    ;(by[k] ||= []).push(`M${n(x)} ${n(y)}Q${n(cx)} ${n(cy)} ${n(x2)} ${n(y2)}`)
    if (d) {
      const m = r() > 0.62 ? 3 : 2
      for (let i = 0; i < m; i++)
        go(
          x2,
          y2,
          a + (i - (m - 1) / 2) * spread * (1.2 + r() * 0.6) + (r() - 0.5) * 0.25 + (-Math.PI / 2 - a) * 0.12,
          l * (0.62 + r() * 0.22),
          w * 0.76,
          d - 1,
        )
    }
  }
  go(x, y, -Math.PI / 2 + (r() - 0.5) * 0.3, h * 0.34, h * 0.115, depth)
  return Object.entries(by)
    .map(
      ([w, d]) =>
        `<path d="${d.join('')}" fill="none" stroke="currentColor" stroke-width="${w}" stroke-linecap="round"/>`,
    )
    .join('')
}
const fan = (x, y, h, r) =>
  stag(x, y, h * 0.95, r, 0.42, 5).replace(
    /stroke-width="([\d.]+)"/g,
    (_, w) => `stroke-width="${n(Math.max(2.2, w * 0.62))}"`,
  )
const table = (x, y, h, r, w = h * 1.5) => {
  const top = [],
    m = 9
  for (let i = 0; i <= m; i++)
    top.push([
      x - w / 2 + (w * i) / m,
      y - h - (i % 2 ? h * 0.1 : 0) - r() * h * 0.06 + Math.abs(i - m / 2) * h * 0.012,
    ])
  const d =
    smooth(top) +
    `C${n(x + w / 2 + 6)} ${n(y - h * 0.86)} ${n(x + w * 0.2)} ${n(y - h * 0.72)} ${n(x + h * 0.09)} ${n(y - h * 0.6)}L${n(x + h * 0.16)} ${n(y)}L${n(x - h * 0.16)} ${n(y)}L${n(x - h * 0.08)} ${n(y - h * 0.6)}C${n(x - w * 0.2)} ${n(y - h * 0.72)} ${n(x - w / 2 - 6)} ${n(y - h * 0.86)} ${n(top[0][0])} ${n(top[0][1])}Z`
  return `<path d="${d}" fill="currentColor"/>`
}
const brain = (x, y, h, r, cut = true) => {
  const w = h * 1.7,
    p = []
  for (let i = 0; i <= 14; i++) {
    const a = Math.PI * (1 - i / 14)
    p.push([x + ((Math.cos(a) * w) / 2) * (1 + (i % 2) * 0.03), y - Math.sin(a) * h * (1 + (i % 2) * 0.05)])
  }
  let s = `<path d="${smooth(p)}L${n(x + w / 2)} ${n(y + 6)}L${n(x - w / 2)} ${n(y + 6)}Z" fill="currentColor"/>`
  if (cut)
    for (const k of [0.78, 0.55, 0.3]) {
      const q = []
      for (let i = 1; i < 14; i++) {
        const a = Math.PI * (1 - i / 14),
          z = k + (i % 2 ? 0.07 : -0.07)
        q.push([x + ((Math.cos(a) * w) / 2) * z, y - Math.sin(a) * h * z])
      }
      s += `<path d="${smooth(q, false, 4)}" fill="none" stroke="var(--cut,#0003)" stroke-width="${n(h * 0.055)}" stroke-linecap="round"/>`
    }
  return s
}
const tubes = (x, y, h, r, m = 4) => {
  let s = ''
  for (let i = 0; i < m; i++) {
    const w = h * (0.17 + r() * 0.08),
      hh = h * (0.5 + r() * 0.5),
      cx = x + (i - (m - 1) / 2) * h * 0.24,
      lean = (i - (m - 1) / 2) * h * 0.09
    s += `<path d="M${n(cx - w * 0.35)} ${n(y + 4)}C${n(cx - w * 0.5)} ${n(y - hh * 0.5)} ${n(cx + lean - w * 0.7)} ${n(y - hh * 0.8)} ${n(cx + lean - w * 0.6)} ${n(y - hh)}a${n(w * 0.6)} ${n(w * 0.22)} 0 0 1 ${n(w * 1.2)} 0C${n(cx + lean + w * 0.7)} ${n(y - hh * 0.8)} ${n(cx + w * 0.5)} ${n(y - hh * 0.5)} ${n(cx + w * 0.35)} ${n(y + 4)}Z" fill="currentColor"/><ellipse cx="${n(cx + lean)}" cy="${n(y - hh)}" rx="${n(w * 0.38)}" ry="${n(w * 0.12)}" fill="var(--cut,#0004)"/>`
  }
  return s
}
const fingers = (x, y, h, r, m = 9) => {
  let d = ''
  for (let i = 0; i < m; i++) {
    const t = i / (m - 1) - 0.5,
      bx = x + t * h * 0.7,
      tx = x + t * h * 1.5 + (r() - 0.5) * h * 0.1,
      ty = y - h * (0.75 + r() * 0.25) * (1 - t * t * 1.2)
    d += `M${n(bx)} ${n(y)}Q${n(bx + t * h * 0.1)} ${n(y - h * 0.5)} ${n(tx)} ${n(ty)}`
  }
  return `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${n(h * 0.13)}" stroke-linecap="round"/>`
}
const blades = (x, y, h, r, m = 6, sp = 0.5) => {
  let d = ''
  for (let i = 0; i < m; i++) {
    const t = i / (m - 1) - 0.5,
      w = h * 0.05,
      hh = h * (0.6 + r() * 0.4),
      tx = x + t * h * sp + (r() - 0.5) * h * 0.25,
      bx = x + t * h * 0.35,
      c = (r() - 0.5) * h * 0.3
    d += `M${n(bx - w)} ${n(y)}C${n(bx - w + c)} ${n(y - hh * 0.4)} ${n(tx - w - c * 0.4)} ${n(y - hh * 0.7)} ${n(tx)} ${n(y - hh)}C${n(tx + w - c * 0.4)} ${n(y - hh * 0.65)} ${n(bx + w * 1.4 + c)} ${n(y - hh * 0.4)} ${n(bx + w)} ${n(y)}Z`
  }
  return `<path d="${d}" fill="currentColor"/>`
}
const KINDS = { stag, fan, table, brain, tubes, fingers, blades }
// ---------- ground lines
const ground = (W, H, base, amp, wl, r, close = true) => {
  const p = []
  let x = -wl
  while (x < W + wl) {
    p.push([x, base + (r() - 0.5) * 2 * amp])
    x += wl * (0.7 + r() * 0.6)
  }
  p.push([W + wl, base])
  return { p, d: smooth(p) + (close ? `L${W + wl} ${H}L${-wl} ${H}Z` : '') }
}
const yAt = (g, x) => {
  for (let i = 1; i < g.p.length; i++)
    if (g.p[i][0] >= x) {
      const [a, b] = [g.p[i - 1], g.p[i]],
        t = (x - a[0]) / (b[0] - a[0]),
        s = t * t * (3 - 2 * t)
      return a[1] + (b[1] - a[1]) * s
    }
  return g.p.at(-1)[1]
}
// ---------- page edges: symbol bodies; layers .34 / .62 / 1 of currentColor
const W = 1600
// back layers take --e1 (far) and --e2 (near); the section mixes them from its own surface and the one above, so paper stays opaque
const L = (o, s) => `<g class="${o < 0.5 ? 'e1' : 'e2'}">${s}</g>`
const crest = (y, amp, m, r, H) => {
  // hooked crests like a cut-paper sea
  let d = `M0 ${n(y)}`
  const w = W / m
  for (let i = 0; i < m; i++) {
    const x = i * w,
      a = amp * (0.75 + r() * 0.5)
    d += `C${n(x + w * 0.3)} ${n(y + a * 0.55)} ${n(x + w * 0.5)} ${n(y - a * 0.2)} ${n(x + w * 0.62)} ${n(y - a)}C${n(x + w * 0.66)} ${n(y - a * 0.2)} ${n(x + w * 0.8)} ${n(y + a * 0.05)} ${n(x + w)} ${n(y)}`
  }
  return d + `V${H}H0Z`
}
const swell = (y, amp, m, ph, H) => {
  const p = []
  for (let i = -1; i <= m * 2 + 1; i++)
    p.push([(i * W) / (m * 2), y + (i % 2 ? -amp : amp) * (0.8 + 0.2 * Math.sin(i + ph))])
  return smooth(p, false, 5) + `V${H}H-10Z`
}
const scallop = (y, rad, m, H) => {
  const w = W / m
  let d = `M0 ${y}`
  for (let i = 0; i < m; i++) d += `a${n(w / 2)} ${n(rad * (1 + 0.25 * Math.sin(i * 2.3)))} 0 0 1 ${n(w)} 0`
  return d + `V${H}H0Z`
}
const torn = (y, amp, r, H) => {
  let d = `M0 ${y}`,
    x = 0,
    v = y
  while (x < W) {
    x += 8 + r() * 26
    v += (r() - 0.5) * amp
    v += (y - v) * 0.25
    d += `L${n(Math.min(x, W))} ${n(v)}`
  }
  return d + `V${H}H0Z`
}
const REEF_HEIGHT = 300
const reefLayer = (base, amp, wl, seed, list, hs) => {
  const r = rng(seed),
    g = ground(W, REEF_HEIGHT, base, amp, wl, r)
  let s = `<path d="${g.d}" fill="currentColor"/>`
  for (const [k, x, m] of list) s += KINDS[k](x, yAt(g, x) + 4, hs * m, r)
  return s
}
const roots = (H) => {
  // mangroves at low tide: prop roots that arch down into the page's last ground; leaves as flat paper clouds
  const r = rng(8)
  let d = '',
    t = '',
    leaf = ''
  for (const [x, k] of [
    [70, 0.76],
    [270, 0.54],
    [470, 0.84],
    [690, 0.5],
    [880, 0.7],
    [1090, 0.54],
    [1290, 0.85],
    [1500, 0.62],
  ]) {
    const top = H - 128 * k
    for (let i = -3; i <= 3; i++) {
      if (!i) continue
      const fx = x + i * (21 + r() * 9) * k
      d += `M${n(x)} ${n(top + Math.abs(i) * 9 * k)}C${n(x + i * 9)} ${n(top + 2)} ${n(fx)} ${n(top + 30 * k)} ${n(fx + i * 4)} ${H + 6}`
    }
    t += `M${n(x)} ${n(top + 40 * k)}L${n(x + 5)} ${n(top - 46 * k)}`
    leaf += [
      [-34, -52, 44],
      [30, -58, 48],
      [0, -82, 46],
      [62, -40, 28],
      [-66, -36, 26],
    ]
      .map(
        ([a, c, w]) =>
          `<ellipse cx="${n(x + a * k)}" cy="${n(top + c * k)}" rx="${n(w * k)}" ry="${n(w * 0.56 * k)}" fill="currentColor"/>`,
      )
      .join('')
  }
  return `<path d="${ground(W, H, H - 10, 6, 200, r).d}" fill="currentColor"/><g class="e2">${leaf}</g><path d="${d}" fill="none" stroke="currentColor" stroke-width="5.6" stroke-linecap="round"/><path d="${t}" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round"/>`
}
/** The reef's sheets from the rear one to the front one: each is a file of its own, which the page gives a colour. */
const REEF = {
  back: reefLayer(
    190,
    24,
    210,
    21,
    [
      ['fan', 130, 1.2],
      ['stag', 420, 1.25],
      ['blades', 610, 1.3],
      ['table', 850, 0.9],
      ['fan', 1120, 1.35],
      ['stag', 1400, 1.1],
      ['blades', 1540, 1.1],
    ],
    130,
  ),
  middle: reefLayer(
    232,
    16,
    170,
    33,
    [
      ['table', 70, 0.9],
      ['fingers', 270, 0.7],
      ['brain', 520, 0.6],
      ['stag', 720, 1.2],
      ['tubes', 960, 0.9],
      ['fingers', 1210, 0.75],
      ['table', 1330, 1],
      ['brain', 1520, 0.6],
    ],
    115,
  ),
  front: reefLayer(
    272,
    10,
    140,
    45,
    [
      ['brain', 170, 0.5],
      ['stag', 330, 0.9],
      ['tubes', 640, 0.75],
      ['fingers', 830, 0.6],
      ['brain', 1050, 0.55],
      ['stag', 1180, 0.7],
      ['fingers', 1450, 0.7],
    ],
    95,
  ),
}
/** By how much the rear sheets end before the front one: at the foot of the drawing half a pixel of each would show as a line. */
const UNDER = 5
const EDGES = {
  wave: [
    200,
    L(0.38, `<path fill="currentColor" d="${crest(96, 62, 7, rng(3), 200 - UNDER)}"/>`) +
      L(
        0.62,
        `<path fill="currentColor" d="${crest(128, 50, 9, rng(5), 200 - UNDER)}" transform="translate(-90)"/><path fill="currentColor" d="${crest(128, 50, 9, rng(5), 200 - UNDER)}" transform="translate(1510)"/>`,
      ) +
      `<path fill="currentColor" d="${crest(166, 36, 8, rng(9), 200)}"/>`,
  ],
  swell: [
    150,
    L(0.35, `<path fill="currentColor" d="${swell(52, 26, 3, 1, 150 - UNDER)}"/>`) +
      L(0.6, `<path fill="currentColor" d="${swell(86, 22, 4, 2, 150 - UNDER)}"/>`) +
      `<path fill="currentColor" d="${swell(118, 16, 3, 4, 150)}"/>`,
  ],
  dunes: [
    160,
    L(0.36, `<path fill="currentColor" d="${ground(W, 160 - UNDER, 62, 26, 260, rng(12)).d}"/>`) +
      L(0.62, `<path fill="currentColor" d="${ground(W, 160 - UNDER, 98, 20, 220, rng(14)).d}"/>`) +
      `<path fill="currentColor" d="${ground(W, 160, 132, 12, 300, rng(17)).d}"/>`,
  ],
  wall: [
    170,
    L(0.4, `<path fill="currentColor" d="${torn(46, 58, rng(2), 170 - UNDER)}"/>`) +
      L(0.66, `<path fill="currentColor" d="${torn(88, 46, rng(4), 170 - UNDER)}"/>`) +
      `<path fill="currentColor" d="${torn(134, 30, rng(6), 170)}"/>`,
  ],
  foam: [
    150,
    L(0.45, `<path fill="currentColor" d="${scallop(62, 40, 9, 150 - UNDER)}"/>`) +
      L(
        0.7,
        `<path fill="currentColor" d="${scallop(96, 34, 11, 150 - UNDER)}" transform="translate(-60)scale(1.08 1)"/>`,
      ) +
      `<path fill="currentColor" d="${scallop(132, 30, 10, 150)}"/>`,
  ],
  roots: [208, roots(208)],
}
// ---------- species emblems, drawn as cut paper, 200 x 200
const eye = (x, y, s = 6) =>
  `<circle cx="${x}" cy="${y}" r="${s}" fill="#fff4d6"/><circle cx="${x}" cy="${y}" r="${s * 0.55}" fill="#0a1d3a"/>`
const mirror = (s) => s + `<g transform="matrix(-1 0 0 1 200 0)">${s}</g>`
const SPECIES = {
  turtle:
    `<g transform="rotate(24 100 100)">` +
    mirror(
      `<path d="M84 72C52 40 22 38 8 58c22 2 44 16 60 38Z" fill="#24513f"/><path d="M76 140c-18 10-30 24-30 42 16-4 32-16 42-34Z" fill="#24513f"/>`,
    ) +
    `<path d="M100 8c14 0 20 14 18 28-1 12-8 20-18 20s-17-8-18-20C80 22 86 8 100 8Z" fill="#79a86a"/>` +
    `<path d="M100 44c38 0 54 32 52 62-2 32-24 66-52 74-28-8-50-42-52-74-2-30 14-62 52-62Z" fill="#f5b843"/><path d="M100 58l20 18-8 24h-24l-8-24ZM76 82l10 24-14 22-14-16 2-22ZM124 82l-10 24 14 22 14-16-2-22ZM88 108h24l12 24-24 28-24-28Z" fill="#24513f"/>` +
    eye(91, 26, 4) +
    eye(109, 26, 4) +
    `</g>`,
  manta: `<path d="M100 34c-14 0-20-6-22-20-8 6-10 18-4 30C48 56 26 84 2 132c30-18 54-20 74-12 8 4 14 10 18 18l4 54 6 0 2-54c4-8 10-14 18-18 20-8 44-6 74 12-24-48-46-76-72-88 6-12 4-24-4-30-2 14-8 20-22 20Z" fill="#0a1d3a"/><path d="M70 62c-14 10-26 24-34 40 14-4 26-4 36 0 4-14 4-28-2-40Zm60 0c14 10 26 24 34 40-14-4-26-4-36 0-4-14-4-28 2-40Z" fill="#35abb2"/><path d="M86 54q14 8 28 0l-4 16h-20Z" fill="#fff4d6"/>`,
}
/*
 * Small glyphs: one glyph = one counted unit; only its outline is used, as a mask. The mask repeats side by side and in rows,
 * so the room between glyphs lies within them, and they stand on their lower edge.
 */
const COUNTED = {
  fragment: [
    '-1 -2 42 42',
    `<path d="M20 40V22M20 30C12 28 8 22 8 12M20 26c8-2 11-8 11-17M20 22c0-8-1-12-4-18M8 16L3 9M31 14l5-6" fill="none" stroke="#000" stroke-width="5" stroke-linecap="round"/>`,
  ],
  seedling: [
    '-1 -2 42 58',
    `<path d="M20 56V26M20 40c-6 2-9 8-10 16M20 40c6 2 9 8 10 16" fill="none" stroke="#000" stroke-width="3.4" stroke-linecap="round"/><path d="M20 30C8 30 3 22 2 12c11 0 18 6 18 18Zm0 0c12 0 17-8 18-18-11 0-18 6-18 18ZM20 22c-6-6-6-14 0-21 6 7 6 15 0 21Z"/>`,
  ],
  community: [
    '-1 -6 62 61',
    `<path d="M2 32C14 26 22 16 26 3c4 5 6 5 10 0 3 13 10 23 22 29l-6 3v20H10V35ZM25 56V42h12v14Z" fill-rule="evenodd"/>`,
  ],
  structure: [
    '-5 -10 70 60',
    `<path d="M14 8h32M8 26h44M4 46h52M14 6L4 48M46 6l10 42M30 8v38" fill="none" stroke="#000" stroke-width="5" stroke-linecap="round"/>`,
  ],
}

// ---------- icons
const ICONS = `<symbol id="logo" viewBox="0 0 64 64"><circle cx="32" cy="32" r="31" fill="#073a60"/><path d="M1 34c10-9 17-9 24 0 5 6 12 6 17 0 7-9 14-9 21 0-1 16-14 29-31 29S2 50 1 34Z" fill="#35abb2"/><g color="#f2694b" transform="translate(12 17)"><path d="M20 44V22M20 30C12 28 8 22 8 12M20 26c8-2 11-8 11-17M20 22c0-8-1-12-4-18" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/></g><circle cx="47" cy="17" r="6" fill="#f5b843"/></symbol>
<symbol id="i-arrow" viewBox="0 0 24 24"><path d="M3 12h16M13 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></symbol><symbol id="i-out" viewBox="0 0 24 24"><path d="M6 18L18 6M8 6h10v10" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></symbol><symbol id="i-play" viewBox="0 0 24 24"><path d="M7 3.5c0-1 1-1.5 2-1L20 11c1 .7 1 1.500 0 2L9 21.500c-1 .6-2 0-2-1Z" fill="currentColor"/></symbol><symbol id="i-waves" viewBox="0 0 24 24"><path d="M2 9c3-4 5-4 7-1s4 3 6 0 4-3 7 0M2 17c3-4 5-4 7-1s4 3 6 0 4-3 7 0" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/></symbol><symbol id="i-menu" viewBox="0 0 24 24"><path d="M3 7c3-2 5-2 9 0s6 2 9 0M3 13c3-2 5-2 9 0s6 2 9 0M3 19c3-2 5-2 9 0s6 2 9 0" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/></symbol><symbol id="i-x" viewBox="0 0 24 24"><path d="M5 5l14 14M19 5L5 19" stroke="currentColor" stroke-width="3" stroke-linecap="round"/></symbol><symbol id="i-search" viewBox="0 0 24 24"><path d="M10 3c4.500-.3 7.300 2.700 7.200 6.900 0 4.300-3 7.300-7.200 7.200-4.200 0-7-3-7-7.100C3 6.100 5.800 3.200 10 3ZM15.600 15.600L21.500 21.500" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/></symbol><symbol id="i-large" viewBox="0 0 24 24"><path d="M15.5 15.5L21 21M17.5 10a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0M10 7v6M7 10h6" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/></symbol><symbol id="i-whole" viewBox="0 0 24 24"><path d="M15.5 15.5L21 21M17.5 10a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0M7 10h6" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/></symbol><symbol id="i-pause" viewBox="0 0 24 24"><path d="M8 5v14M16 5v14" stroke="currentColor" stroke-width="4" stroke-linecap="round"/></symbol>`

// ---------- drawings that one section uses
const seabed = (from, width) => {
  const r = rng(77),
    W = 2400,
    H = 520,
    REACH = 700
  // the ground reaches beyond the first and the last step, so that it fills the page's margins
  const wide = (base, amp, wl) => {
    const q = ground(W + 2 * REACH, H, base, amp, wl, r)
    return { p: q.p.map(([x, v]) => [x - REACH, v]), d: q.d }
  }
  const g = wide(440, 16, 260),
    g2 = wide(396, 26, 330),
    g3 = wide(478, 8, 200)
  const sheet = (q, fill) => `<path transform="translate(${-REACH})" d="${q.d}" fill="${fill}"/>`
  const y = (x) => {
    for (let i = 1; i < g.p.length; i++)
      if (g.p[i][0] >= x) {
        const [a, b] = [g.p[i - 1], g.p[i]]
        return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
      }
  }
  // things are drawn wherever the window is, so that every window sees the same scene; those outside are left out
  const at = (x, svg) =>
    x > from - 300 && x < from + width + 300 ? svg.replace(/(?<!scale\(|\d|\.)(\d+)\.\d+/g, '$1') : ''
  const c = (k, x, h, col, dy = 0) =>
    at(x, `<g color="${col}" style="--cut:#0a1d3a55">${KINDS[k](x, y(x) + 8 + dy, h, r)}</g>`)
  const P = { co: '#f2694b', ro: '#ee8f9f', sa: '#f5b843', pl: '#c85a8e', vi: '#8f6fb8', cr: '#fff4d6' }
  const tab = (x, s, frag, h, cols) => {
    const Y = y(x) + 6
    let f = ''
    for (let i = 0; i < frag; i++)
      f += `<g color="${cols[i % cols.length]}">${KINDS[h > 90 ? ['stag', 'fingers', 'fan', 'tubes'][i % 4] : 'stag'](x + (i - (frag - 1) / 2) * (210 / frag) * s, Y - 92 * s, h * (0.8 + r() * 0.4), r)}</g>`
    return at(
      x,
      f +
        `<g transform="translate(${x} ${Y}) scale(${s})" fill="none" stroke="${P.cr}" stroke-width="8" stroke-linecap="round"><path d="M-120-90H120M-108-90l-16 94M108-90l16 94M-44-90l-8 94M44-90l8 94M-118-44H118"/></g>`,
    )
  }
  const f = (x, yy, s, col, d = 1) =>
    `<g transform="translate(${x} ${yy}) scale(${s * d} ${s})" color="${col}"><path d="M0 0C10-14 34-16 50 0 34 16 10 14 0 0Z" fill="currentColor"/><path d="M46 0l18-12c-3 8-3 16 0 24Z" fill="currentColor"/></g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} 0 ${width} ${H}">${sheet(g2, '#0b5570')}` +
    ['fan', 'stag', 'blades', 'table']
      .map((k, i) => at(560 + i * 560, `<g color="#0b5570">${KINDS[k](560 + i * 560, 410, 150, r)}</g>`))
      .join('') +
    // 1 harvesting: a parent colony, rooted behind the sand, and pieces broken off by waves in a basket
    c('stag', 190, 250, P.co, 12) +
    c('brain', 60, 56, P.vi, 12) +
    sheet(g, '#d9b67c') +
    c('stag', 384, 66, P.co, -32) +
    c('stag', 438, 58, P.co, -34) +
    `<g transform="translate(410 ${y(410) - 6})"><path d="M-74-46H74L56 14H-56Z" fill="${P.sa}"/><path d="M-66-22H66M-60 0H60M-30-44l8 56M30-44l-8 56M0-44V12" stroke="#b5761b" stroke-width="5"/><path d="M-60-46C-50-120 50-120 60-46" fill="none" stroke="${P.sa}" stroke-width="8"/></g>` +
    // 2 planting: a table of small fragments
    tab(880, 1.15, 7, 58, [P.co, P.ro, P.sa]) +
    tab(1120, 0.7, 5, 34, [P.ro, P.co]) +
    // 3 monitoring: medium growth, a quadrat and a camera
    tab(1490, 1.15, 6, 104, [P.pl, P.ro, P.co]) +
    `<g transform="translate(1690 ${y(1690)})"><path d="M0-96L-40 4M0-96L40 4M0-96V4" stroke="${P.cr}" stroke-width="8" stroke-linecap="round"/><rect x="-44" y="-150" width="88" height="62" rx="14" fill="#0a1d3a"/><circle cx="-14" cy="-119" r="20" fill="#a9e4d2"/><circle cx="-14" cy="-119" r="9" fill="#0a1d3a"/></g>` +
    f(1560, 170, 0.9, P.sa, -1) +
    f(1640, 210, 0.7, P.cr, -1) +
    // 4 refinement: the reef that came of it
    c('table', 1850, 130, P.vi) +
    tab(2060, 1.1, 8, 150, [P.co, P.sa, P.pl, P.ro]) +
    c('fan', 2270, 240, P.pl) +
    c('brain', 2180, 74, P.sa, 10) +
    c('fingers', 1930, 90, P.ro, 8) +
    c('tubes', 2360, 130, P.co) +
    [
      [1960, 110],
      [2030, 70],
      [2110, 130],
      [2190, 80],
      [2260, 150],
      [2330, 60],
    ]
      .map(([x, yy], i) => f(x, yy, 0.6 + (i % 3) * 0.3, [P.sa, P.cr, P.ro][i % 3], i % 2 ? 1 : -1))
      .join('') +
    sheet(g3, '#f3dfb0') +
    '</svg>'
  )
}
const adoptedCoral = (() => {
  const r = rng(5)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 88 690 554"><g color="#9c2f17">${KINDS.fan(470, 640, 420, r)}</g><g color="#fff4d6">${KINDS.stag(300, 640, 600, rng(19), 0.5, 4)}</g><g color="#7a2453">${KINDS.tubes(120, 640, 190, r)}${KINDS.fingers(520, 642, 170, r)}</g></svg>`
})()
const GOODS = {
  shirt: [
    '-160 -24 320 370',
    `<path d="M-60-6v24M60-6v24" stroke="#f5b843" stroke-width="14" stroke-linecap="round"/><path d="M-58 8C-40 34 40 34 58 8L150 56 116 128 84 114V330H-84V114L-116 128-150 56Z" fill="#fff4d6"/><g transform="translate(-62 130) scale(.62)">${SPECIES.manta}</g>`,
  ],
  tote: [
    '-125 -24 250 390',
    `<path d="M-70 100C-70-30 70-30 70 100" fill="none" stroke="#f2694b" stroke-width="14"/><path d="M-116 92H116L100 350H-100Z" fill="#f2694b"/><g transform="translate(-70 140) scale(.7)" color="#fff4d6">${KINDS.stag(100, 260, 260, rng(19), 0.5, 4)}</g>`,
  ],
  bottle: [
    '-75 -14 150 385',
    `<path d="M0-8V40" stroke="#f3dfb0" stroke-width="7"/><rect x="-30" y="36" width="60" height="36" rx="8" fill="#fff4d6"/><path d="M-46 84C-46 70 46 70 46 84L58 130V340a22 22 0 0 1-22 22H-36a22 22 0 0 1-22-22V130Z" fill="#a9e4d2"/><path d="M-58 210c20-22 38-22 58 0s38 22 58 0v90H-58Z" fill="#35abb2"/><path d="M-58 250c20-22 38-22 58 0s38 22 58 0v90a22 22 0 0 1-22 22H-36a22 22 0 0 1-22-22Z" fill="#137a95"/>`,
  ],
  towel: [
    '-145 -14 290 372',
    `<path d="M-54-6v26M54-6v26" stroke="#f2694b" stroke-width="14" stroke-linecap="round"/><rect x="-128" y="14" width="256" height="330" fill="#f5b843"/><rect x="-128" y="14" width="256" height="330" fill="none" stroke="#c98a12" stroke-width="12" stroke-dasharray="2 22" /><g transform="translate(-92 86) scale(.92)">${SPECIES.turtle}</g>`,
  ],
}
const symbol = (id, viewBox, body, fit) =>
  `<symbol id="${id}" viewBox="${viewBox}"${fit ? ` preserveAspectRatio="${fit}"` : ''}>${body}</symbol>`
/** Outlines of edges in whole units, which are a pixel on wide screens and less on others: a tenth less to load. */
const inWholeUnits = (svg) => svg.replace(/ (d|c[xy]|r[xy])="[^"]*"/g, (data) => data.replace(/\d+\.\d+/g, Math.round))
const edge = (name, fit) => symbol(`e-${name}`, `0 0 1600 ${EDGES[name][0]}`, inWholeUnits(EDGES[name][1]), fit)
const write = (path, svg) => writeFileSync(ROOT + path, svg + '\n')

const stretched = ['wave', 'swell', 'dunes', 'wall', 'foam']
const sprite =
  '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="0" height="0" class="sprite">' +
  stretched.map((name) => edge(name, 'none')).join('') +
  edge('roots', 'xMidYMax slice') +
  symbol('s-turtle', '0 0 200 200', SPECIES.turtle) +
  ICONS +
  '</svg>'
write(
  'src/shapes/sprite.ts',
  `/** Icons and paper edges. Written by scripts/draw-shapes.mjs; do not edit. */\nexport const sprite =\n  '${sprite.replace(/\n/g, '')}'`,
)

write('static/shapes/adopted-coral.svg', adoptedCoral)
const drawing = (path, [viewBox, body]) =>
  write(path, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`)
for (const [name, sheet] of Object.entries(REEF)) {
  drawing(`src/shapes/masks/reef-${name}.svg`, [`0 0 1600 ${REEF_HEIGHT}`, inWholeUnits(sheet)])
}
for (const [name, good] of Object.entries(GOODS)) drawing(`static/shapes/goods-${name}.svg`, good)
for (const [name, glyph] of Object.entries(COUNTED)) drawing(`src/shapes/masks/counted-${name}.svg`, glyph)
// the first and the last window are twice as wide: they also fill the page's margins
const WINDOWS = [
  [-600, 1200],
  [600, 600],
  [1200, 600],
  [1800, 1200],
]
WINDOWS.forEach(([from, width], i) => write(`static/shapes/seabed-${i + 1}.svg`, seabed(from, width)))
