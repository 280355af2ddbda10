import { contentSecurityPolicy, type Frames } from './contentSecurityPolicy'

const POLICY = /<meta id="policy"[^>]*>/
const CHARSET = /<meta charset="utf-8"[^>]*>/i
/** Inline scripts that a browser runs; any other type is data, which the policy does not ask about. */
const SCRIPT = /<script(?![^>]* (?:src=|type="application\/))[^>]*>([^]*?)<\/script>/g
const STYLE_SHEET = /<style[^>]*>([^]*?)<\/style>/g
const STYLE = /(<[a-z][^<>]*) style="([^"]*)"/g
/** React 18 leaves them where a sign of several bytes did not fit its buffer (https://github.com/react/react/issues/31134). */
const NULL_SIGN = '\0'
const HANDLER = /<[a-z][^<>]* (on[a-z]+)="/

/** As React escapes values. */
const SIGNS: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }
const unescaped = (value: string) => value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (sign) => SIGNS[sign] ?? sign)

/** Moves `style` attributes, which the policy refuses, to a style sheet of the page: one rule for each that differs. */
const withMovedStyles = (html: string) => {
  const names = new Map<string, string>()
  const moved = html.replace(STYLE, (_, tag: string, style: string) => {
    const name = names.get(style) ?? names.size.toString(36)
    names.set(style, name)
    return `${tag} data-style="${name}"`
  })
  if (names.size === 0) return html
  const sheet = [...names].map(([style, name]) => `[data-style="${name}"]{${unescaped(style)}}`).join('')
  return moved.replace('</head>', () => `<style>${sheet}</style></head>`)
}

const inside = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => text)

/**
 * Gives a page of the build its Content Security Policy, as a `<meta>` behind the character encoding (which has to lie
 * among the first 1024 bytes and loads nothing), in place of one of an earlier build. React finds the page as it wrote it, apart
 * from `style` attributes, which it does not compare; what it adds later goes through the object model, which the policy allows.
 *
 * @throws where the page holds an inline event handler, or no character encoding
 */
export const securePage = (html: string, frames: Frames): string => {
  const handler = HANDLER.exec(html)?.[1]
  if (handler) throw new Error(`the Content Security Policy refuses the attribute "${handler}".`)
  if (!CHARSET.test(html)) throw new Error('it can’t have a Content Security Policy, because it has no <meta charset>.')
  const page = withMovedStyles(html.replaceAll(NULL_SIGN, '').replace(POLICY, ''))
  const policy = contentSecurityPolicy(inside(page, SCRIPT), inside(page, STYLE_SHEET), frames)
  return page.replace(
    CHARSET,
    (charset) => `${charset}<meta id="policy" http-equiv="Content-Security-Policy" content="${policy}"/>`,
  )
}
