import type { Element, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import type { Html, Image, Root as Text, RootContent as Block } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { SKIP, visit } from 'unist-util-visit'
import { hrefOf } from '../../config/sitePath'
import type { Language } from '../../i18n/languages'
import { bindUnits } from '../../lib/bindUnits'
import { placeOf, SETTINGS_LINK } from '../../lib/links'
import { ALLOWED_HTML } from '../../schema/checks/text'
import { markdownTree, pictureIn } from '../../schema/markdown'
import { tidyMarkdown } from '../../schema/tidyMarkdown'
import type { Words } from '../../i18n/en'
import { WORDS } from '../../i18n/words'

const asIs = { allowDangerousHtml: true }

/** A syntax tree as one of HTML, without the HTML that the check of content refuses; amounts stay on one line. */
const htmlTree = (tree: Text): Root => {
  visit(tree, 'html', ({ value }: Html, index, parent) => {
    if (ALLOWED_HTML.test(value) || !parent || index === undefined) return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
  const html = fromHtml(toHtml(toHast(tree, asIs), asIs), { fragment: true })
  visit(html, 'text', (text) => {
    text.value = bindUnits(text.value)
  })
  return html
}

const isExternal = (element: Element) => /^https?:/.test(String(element.properties.href ?? ''))

const element = (tagName: string, properties: Element['properties'], ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

/** A sign, and words for who does not see it, as `SiteLink` does (WCAG 2.2, technique G201). */
const whereTo = (words: string): Element[] => [
  element('span', { className: ['where'] }),
  element('span', { className: ['visually-hidden'] }, { type: 'text', value: ` ${words}` }),
]

/**
 * Binds a first word of one letter to the next: the letter may float (StoryBody), and then a plain space is gone, for readers of
 * the screen too, who hear "Apiece of coral". And the last two words: beside it `text-wrap: pretty` would leave one alone.
 */
const bindEnds = ({ children: [first] }: Root) => {
  const [start, end] = first?.type === 'element' ? [first.children[0], first.children.at(-1)] : []
  if (start?.type === 'text') start.value = start.value.replace(/^(\p{L}) /u, '$1\u202f')
  if (end?.type !== 'text') return
  end.value = end.value.replace(/(?<=( \S+){5}) (\S+)$/, '\u00a0$2')
}

/** What a text does not say itself. */
interface TextFacts {
  readonly language: Language
  /** The address that a link has on the page (linkTargets.ts) */
  readonly linkTo: (address: string) => string
  /** Addresses by the name of their field in content/settings/links.md */
  readonly settings: Readonly<Record<string, unknown>>
  /** Words of other languages, in lower case, by their language (BCP 47) */
  readonly foreignWords: Readonly<Record<string, readonly string[]>>
}

type ForeignWords = TextFacts['foreignWords']

/** The language of an emphasised phrase where it is known: Latin in brackets after a species' name, or one of the words. */
const languageOf = ({ children: [phrase] }: Element, before: RootContent | undefined, words: ForeignWords) => {
  if (before?.type === 'text' && before.value.endsWith('(')) return 'la'
  if (phrase?.type !== 'text') return undefined
  const [language] = Object.entries(words).find(([, list]) => list.includes(phrase.value.toLowerCase())) ?? []
  return language
}

const withFacts = (tree: Root, { language, linkTo, settings, foreignWords }: TextFacts) => {
  visit(tree, 'element', (node, index, parent) => {
    if (typeof node.properties.href === 'string') node.properties.href = hrefOf(linkTo(node.properties.href))
    const [, field] = SETTINGS_LINK.exec(String(node.properties.href)) ?? []
    if (field) node.properties.href = String(settings[field])
    if (node.tagName === 'a' && isExternal(node)) {
      Object.assign(node.properties, { target: '_blank', rel: ['noopener', 'noreferrer'] })
      node.children.push(...whereTo(WORDS[language].common.leadsTo(placeOf(String(node.properties.href)))))
      return SKIP
    }
    if (node.tagName !== 'em') return undefined
    const lang = languageOf(node, parent?.children[(index ?? 0) - 1], foreignWords)
    if (lang && lang !== language) Object.assign(node, { tagName: 'i', properties: { lang } })
    return undefined
  })
  return tree
}

/** A run of a text's blocks, and the picture that stands behind it. */
interface Run {
  blocks: Block[]
  picture?: Image
}

const runsOf = ({ children }: Text): Run[] => {
  let run: Run = { blocks: [] }
  const runs = [run]
  for (const block of children) {
    const picture = pictureIn(block)
    if (!picture) {
      run.blocks.push(block)
      continue
    }
    run.picture = picture
    run = { blocks: [] }
    runs.push(run)
  }
  return runs.filter(({ blocks, picture }) => picture ?? blocks.length > 0)
}

/** A run as HTML, and what is said of the picture behind it. */
export interface TextPart {
  html: string
  picture?: { name: string; alt: string; caption: unknown; focus?: unknown; kind?: unknown; credit?: unknown }
}

/** It is a photograph where its caption says who took it: "Kecinan Bay, March 2026. Photo: a friend". */
const saidOf = ({ url, alt, title }: Image, { common }: Words): TextPart['picture'] => ({
  name: url,
  alt: alt ?? '',
  caption: title ?? null,
  ...(title?.includes(`${common.photo}: `) && { kind: 'photo' }),
})

/**
 * A text written in Markdown, cut at its pictures (src/schema/markdown.ts), which a page draws as it draws all others. A link to
 * `settings:award` has the address of that field in the settings. External links open in a new tab without handing over the opener.
 * Emphasised words of another language say which one it is (WCAG 2.2, 3.1.2): Latin in brackets after a species' name, as in "green
 * turtle (*Chelonia mydas*)", and `foreignWords`.
 */
export const textParts = (markdown: string, facts: TextFacts): TextPart[] => {
  return runsOf(markdownTree(tidyMarkdown(markdown))).map(({ blocks, picture }, place) => {
    const tree = htmlTree({ type: 'root', children: blocks })
    if (place === 0) bindEnds(tree)
    return {
      html: toHtml(withFacts(tree, facts)).trim(),
      ...(picture && { picture: saidOf(picture, WORDS[facts.language]) }),
    }
  })
}

/** The same of a story. Its fields say the second picture, where the text has it without words (`![](second.jpg)`) or behind it. */
export const storyParts = (markdown: string, facts: TextFacts, fields: Record<string, unknown>): TextPart[] => {
  const parts = textParts(markdown, facts)
  const { secondPicture: name, secondPictureAlt: alt, secondPictureCaption: caption = null } = fields
  if (!name) return parts
  const said = { focus: fields.secondPictureFocus, kind: fields.secondPictureKind, credit: fields.secondPictureCredit }
  const second = { ...said, name: String(name), alt: String(alt), caption }
  if (!parts.some(({ picture }) => picture?.name === second.name)) return [...parts, { html: '', picture: second }]
  return parts.map((part) =>
    part.picture?.alt === '' ? { ...part, picture: { ...second, caption: part.picture.caption ?? caption } } : part,
  )
}

/** A text that has no pictures, as HTML: all but those of stories. */
export const storyHtml = (markdown: string, facts: TextFacts): string =>
  textParts(markdown, facts)
    .map(({ html }) => html)
    .join('\n')
