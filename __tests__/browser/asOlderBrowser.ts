import type { Page } from '@playwright/test'
import postcss from 'postcss'

/** What a browser of some years ago does not know, as a style sheet is read. */
export interface OlderBrowser {
  /** Declarations, parts of selectors and of `@supports` */
  unknown: RegExp
  /** Rules that begin with `@` */
  unknownRules: readonly string[]
  /** Runs before the page's own scripts */
  script?: () => void
  /** Types of pictures that it does not show */
  unknownPictures?: RegExp
}

const WITHOUT_CONTAINERS =
  /cqi\b|color-mix|subgrid|\dlh\b|sibling-index|(animation|view)-timeline|linear\(|round\(|text-wrap/
const WITHOUT_HAS = /[\d.][sd]vh\b|:has\(|(^|[(])(translate|rotate|scale):/
const either = (...all: readonly RegExp[]) => new RegExp(all.map(({ source }) => source).join('|'))

const withoutInvokers = () => {
  for (const name of ['command', 'commandForElement'] as const)
    Reflect.deleteProperty(HTMLButtonElement.prototype, name)
  document.addEventListener('DOMContentLoaded', () =>
    document.querySelectorAll('[commandfor]').forEach((button) => button.removeAttribute('commandfor')),
  )
  Reflect.deleteProperty(HTMLElement.prototype, 'inert')
}
const YOUNG_RULES = ['starting-style', 'view-transition', 'container']

/** Those at whose limits the site changes what it gives (docs/browsers.md). */
export const OLDER_BROWSERS = {
  'Chrome 103': {
    unknown: either(WITHOUT_CONTAINERS, WITHOUT_HAS),
    unknownRules: YOUNG_RULES,
    script: withoutInvokers,
  },
  'Chrome 92': {
    unknown: either(WITHOUT_CONTAINERS, WITHOUT_HAS),
    unknownRules: [...YOUNG_RULES, 'layer'],
    script: withoutInvokers,
  },
  'Safari 15.6': {
    unknown: either(WITHOUT_CONTAINERS, /^overflow(-x)?:clip/),
    unknownRules: YOUNG_RULES,
    script: withoutInvokers,
    unknownPictures: /\.avif$/,
  },
} satisfies Record<string, OlderBrowser>

/** Shows the text of a page only. */
export const CHROME_80: OlderBrowser = {
  unknown: either(WITHOUT_CONTAINERS, WITHOUT_HAS, /aspect-ratio|:is\(|:where\(|:focus-visible|^inset:/),
  unknownRules: [...YOUNG_RULES, 'layer'],
  script: () => Reflect.deleteProperty(window, 'HTMLDialogElement'),
}

/** A style sheet less what the browser passes over. */
const asRead = (css: string, { unknown, unknownRules }: OlderBrowser) => {
  const root = postcss.parse(css)
  root.walkAtRules((rule) => {
    if (unknownRules.includes(rule.name)) rule.remove()
    if (rule.name !== 'supports' || !unknown.test(rule.params)) return
    rule.params = rule.params.startsWith('not') ? '(top: 0)' : 'not (top: 0)'
  })
  root.walkDecls((declaration) => {
    // what holds variables, or is one, is read only where it is used
    if (!unknown.test(`${declaration.prop}:${declaration.value}`)) return
    if (declaration.variable) declaration.value = 'initial'
    else if (declaration.value.includes('var(')) declaration.value = 'unset'
    else declaration.remove()
  })
  root.walkRules((rule) => {
    if (unknown.test(rule.selector)) rule.remove()
  })
  return root.toString()
}

/** Lets the page be read as by an older browser; needs a context without Content Security Policy (`bypassCSP`). */
export const asOlderBrowser = async (page: Page, browser: OlderBrowser) => {
  if (browser.script) await page.addInitScript(browser.script)
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    if (browser.unknownPictures?.test(new URL(route.request().url()).pathname)) return route.abort()
    if (type !== 'document' && type !== 'stylesheet') return route.fallback()
    const response = await route.fetch()
    // where the page has been left meanwhile there is none
    const text = await response.text().catch(() => '')
    const body =
      type === 'stylesheet'
        ? asRead(text, browser)
        : text.replace(/(<style[^>]*>)([^<]*)/g, (_, tag: string, css: string) => tag + asRead(css, browser))
    return route.fulfill({ response, body })
  })
}
