import type { Locator } from '@playwright/test'
import { WORDS } from '../../src/i18n/words'

/** Words of the interface, which no editor changes; topics are shown where editors choose them. */
const INTERFACE = new Set(
  Object.entries(WORDS.en)
    .filter(([part]) => part !== 'topics')
    .flatMap(([, words]) => Object.values(words).filter((word) => typeof word === 'string')),
)

interface Line {
  depth: number
  text: string
}

const linesOf = (snapshot: string): Line[] =>
  snapshot
    .split('\n')
    .map((line) => ({ depth: line.search(/\S/) / 2, text: line.trim().slice(2) }))
    // addresses, and text that has no role of its own
    .filter(({ text }) => !/^(\/|text:|')/.test(text))

/** Role, name where it belongs to the interface, and states: `button "Next slide" [disabled]`. */
const withoutContent = (text: string) => {
  const [, role = '', name, states = ''] = /^(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)/.exec(text) ?? []
  return role + (name && INTERFACE.has(name) ? ` "${name}"` : '') + states
}

/** Parts of which there are as many as editors write, each with more or less in it */
const ITEM = /^(listitem|article|group|row)\b/
/** What is in these is text. */
const TEXT = /^(paragraph|table|link|blockquote|heading)\b/

/** Of parts that stand side by side and are alike, the first. */
const collapsed = (lines: readonly Line[]): string[] => {
  const seen = new Set<string>()
  return lines.flatMap(({ depth, text }, i) => {
    if (depth !== lines[0]!.depth) return []
    const end = lines.findIndex((line, j) => j > i && line.depth <= depth)
    const own = withoutContent(text)
    const within = TEXT.test(own) ? [] : lines.slice(i + 1, end < 0 ? undefined : end)
    const part = [own, ...collapsed(within).map((line) => `  ${line}`)]
    const likeness = ITEM.test(own) ? own : part.join('\n')
    if (seen.has(likeness)) return []
    seen.add(likeness)
    return part
  })
}

/**
 * What a screen reader is given of a part of a page, in reading order: roles, states, and the names of the interface. Less
 * what editors decide, so that no word and no further item of a list changes it.
 */
export const treeOf = async (part: Locator) => `${collapsed(linesOf(await part.ariaSnapshot())).join('\n')}\n`
