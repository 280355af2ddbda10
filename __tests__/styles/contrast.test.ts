/** Computes the contrast of every pair of ink and surface, in light and in dark (WCAG 1.4.3, 1.4.11). */
import { readFileSync } from 'node:fs'

const css = readFileSync('src/styles/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const darkStart = css.indexOf('@media (prefers-color-scheme: dark)')
const darkEnd = css.indexOf('@media', darkStart + 10)
const parts = { light: css.slice(0, darkStart), dark: css.slice(darkStart, darkEnd) }

type Values = Record<string, string>

/** Custom properties that the rules with this selector set. */
const valuesOf = (part: string, selector: string): Values => {
  const values: Values = {}
  for (const [, selectors, body] of part.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (
      !selectors!
        .replace(/:is\(|\)/g, '')
        .split(',')
        .some((one) => one.trim() === selector)
    )
      continue
    for (const [, name, value] of body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)) values[name!] = value!.trim()
  }
  return values
}

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

const resolve = (value: string, values: Values): string => {
  const reference = /^var\((--[\w-]+)\)$/.exec(value)
  if (reference) return resolve(values[reference[1]!] ?? '', values)
  const mix = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value)
  if (!mix) return value
  const [one, other] = [mix[1]!, mix[3]!].map((part) => channelsOf(resolve(part, values)))
  const share = Number(mix[2]) / 100
  return hexOf(one!.map((channel, i) => channel * share + other![i]! * (1 - share)))
}

/** Red, green and blue, from 0 to 255 */
const channelsOf = (hex: string) => {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  return [1, 3, 5].map((i) => parseInt(long.slice(i, i + 2), 16))
}

const luminance = (hex: string) => {
  const channels = channelsOf(hex).map((channel) => channel / 255)
  const [r, g, b] = channels.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string) => {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [number, number]
  return (x + 0.05) / (y + 0.05)
}

const surfaces = [...new Set([...parts.light.matchAll(/\.on-([a-z]+)/g)].map(([, name]) => name!))]
const schemes = ['light', 'dark'] as const

const palette = (scheme: (typeof schemes)[number], surface?: string): Values => ({
  ...valuesOf(parts.light, ':root'),
  ...(surface && valuesOf(parts.light, `.on-${surface}`)),
  ...(scheme === 'dark' && valuesOf(parts.dark, ':root')),
  ...(surface &&
    scheme === 'dark' && { ...valuesOf(parts.light, `.on-${surface}`), ...valuesOf(parts.dark, `.on-${surface}`) }),
})

const FIXED: [string, string][] = [
  ['on-bright', 'accent'],
  ['on-bright', 'go'],
  ['on-plate-soft', 'on-dark'],
  ['on-panel', 'panel'],
  ['on-chip', 'chip'],
  ['on-dark', 'sf-deep'],
  ['on-dark', 'pennant'],
  ['on-bright', 'pebble'],
  ['on-bright', 'pebble-vein'],
  ['on-dark', 'pebble-deep'],
  ['on-dark', 'pebble-deep-vein'],
  ['on-bright', 'plank'],
]

describe.each(schemes)('%s', (scheme) => {
  test.each(surfaces)('text on the surface "%s" has at least 4.5:1, its focus ring 3:1', (surface) => {
    const values = palette(scheme, surface)
    const colour = (role: string) => resolve(`var(--${role})`, values)
    for (const role of ['ink', 'ink-soft', 'link']) {
      expect([role, contrast(colour(role), colour('surface')) >= 4.5]).toEqual([role, true])
    }
    expect(contrast(colour('focus'), colour('surface'))).toBeGreaterThanOrEqual(3)
  })

  test.each(FIXED)('%s on %s has at least 4.5:1', (ink, ground) => {
    const values = palette(scheme)
    const colour = (role: string) => resolve(`var(--${role})`, values)
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })
})
