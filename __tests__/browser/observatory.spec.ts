/**
 * What Mozilla's HTTP Observatory would say of the site behind hosting/nginx.conf. Its rules and points are those of
 * https://github.com/mdn/mdn-http-observatory, src/analyzer and src/grader/charts.js (algorithm 6, read in August 2026),
 * written down as far as they concern a site without cookies, cross-origin sharing and scripts of others. What needs a
 * certificate is not seen here: that HTTP leads to HTTPS on the same host (hosting/README.md has certbot do it; no points
 * either way but -20 without), and that the name is in the browsers' list of HTTPS names (5 points that are not counted).
 */
import { expect, test } from '@playwright/test'
import { missingForNginx, startNginx } from '../../scripts/nginx'
import { PAGE_KINDS } from './site'
import { skipWithout } from './skipWithout'

skipWithout('nginx', missingForNginx())

interface Answer {
  header: (name: string) => string
  /** Sources by directive, of the header's policy and the page's */
  policy: Map<string, string[]>
  html: string
}

const HALF_A_YEAR_S = 15_768_000
const EVERYWHERE = /^(\*|https?:(\/\/\*(\.\*)?)?|ftp:)$/
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox']

const directives = (policy: string) =>
  policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name, ...sources]): [string, string[]] => [name!, sources])

const read = async (response: Response): Promise<Answer> => {
  const html = await response.text()
  const header = (name: string) => response.headers.get(name) ?? ''
  const inPage = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
  return {
    html,
    header,
    policy: new Map([
      ...directives(inPage).filter(([name]) => !HEADER_ONLY.includes(name)),
      ...directives(header('content-security-policy')),
    ]),
  }
}

const pointsOfPolicy = ({ policy }: Answer) => {
  const standard = policy.get('default-src') ?? ['*']
  const sources = (name: string) => policy.get(name) ?? standard
  const loose = (source: string) => EVERYWHERE.test(source) || ["'unsafe-inline'", 'data:'].includes(source)
  if (policy.size === 0) return -25
  if (sources('script-src').some(loose) || sources('object-src').some((source) => EVERYWHERE.test(source))) return -20
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20
  if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'")) return -10
  if (sources('style-src').some(loose)) return 0
  return standard.join() === "'none'" ? 10 : 5
}

const pointsOfTransport = ({ header }: Answer) => {
  const age = /\bmax-age=(\d+)/.exec(header('strict-transport-security'))?.[1]
  if (age === undefined) return -20
  return Number(age) < HALF_A_YEAR_S ? -10 : 0
}

const pointsOfScripts = ({ html }: Answer) => {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)]
  if (scripts.some(([, address]) => /^(https?:)?\/\//.test(address!))) return -50
  return scripts.some(([tag]) => tag.includes('integrity=')) ? 5 : 0
}

const oneOf = (value: string, values: readonly string[], points: number, otherwise: number) =>
  values.includes(value.toLowerCase()) ? points : otherwise

/** A site begins with 100 points; extra ones count where no more than ten are taken away. */
const RULES: Record<string, (answer: Answer) => number> = {
  'content security policy': pointsOfPolicy,
  cookies: ({ header }) => (header('set-cookie') ? -40 : 0),
  'cross-origin embedder policy': ({ header }) =>
    oneOf(header('cross-origin-embedder-policy'), ['require-corp', 'credentialless'], 10, 0),
  'cross-origin opener policy': ({ header }) =>
    oneOf(header('cross-origin-opener-policy'), ['same-origin', 'same-origin-allow-popups'], 10, 0),
  'cross-origin resource policy': ({ header }) =>
    oneOf(header('cross-origin-resource-policy'), ['same-origin', 'same-site'], 10, 0),
  'cross-origin resource sharing': ({ header }) => (header('access-control-allow-origin') ? -50 : 0),
  'referrer policy': ({ header }) =>
    oneOf(
      header('referrer-policy'),
      ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'],
      5,
      header('referrer-policy') ? -5 : 0,
    ),
  'strict transport security': pointsOfTransport,
  'subresource integrity': pointsOfScripts,
  'content type options': ({ header }) => oneOf(header('x-content-type-options'), ['nosniff'], 0, -5),
  'frame options': ({ header, policy }) =>
    policy.has('frame-ancestors') ? 5 : oneOf(header('x-frame-options'), ['deny', 'sameorigin'], 5, -20),
}

const EXPECTED = {
  'content security policy': 10,
  cookies: 0,
  // the film's and the map's hosts do not ask to be embedded so
  'cross-origin embedder policy': 0,
  'cross-origin opener policy': 10,
  'cross-origin resource policy': 10,
  'cross-origin resource sharing': 0,
  'referrer policy': 5,
  'strict transport security': 0,
  // scripts come from the site itself
  'subresource integrity': 0,
  'content type options': 0,
  'frame options': 5,
}

test('the HTTP Observatory would give every kind of page 140 points, an A+', async () => {
  const nginx = await startNginx()
  try {
    for (const path of Object.values(PAGE_KINDS)) {
      const answer = await read(await fetch(nginx.address + path))
      const points = Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [name, rule(answer)]))
      expect(points, path).toEqual(EXPECTED)
    }
    expect(100 + Object.values(EXPECTED).reduce((sum, points) => sum + points)).toBe(140)
  } finally {
    await nginx.stop()
  }
})
