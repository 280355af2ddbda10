import type { Heading, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { stretchOf } from '../../lib/stretchOf'
import type { CheckedFile } from '../checkedFile'
import { lineOfNode, wordsOf } from '../markdown'
import type { Mistake } from '../mistake'

/** The title of a page is its one heading of the first level. */
const FIRST_IN_TEXT = 2

/** Folders whose texts are pages by themselves */
const FOLDERS_OF_PAGES = /^(pages|actions|texts)\//

const signs = (level: number) => '#'.repeat(level)

const levelMessage = (words: string, depth: number, before: number) => {
  if (depth < FIRST_IN_TEXT) {
    return `the heading "${words}" has one #, which is for the title above; write ${signs(FIRST_IN_TEXT)} ${words}`
  }
  if (depth > before + 1) {
    return `the heading "${words}" has ${depth} # after one of ${before}, which skips a level; write ${signs(before + 1)} ${words}`
  }
  return undefined
}

/**
 * Headings of a text: they begin with ##, skip no level (WCAG 2.2, technique G141) and do not say the title again. Only
 * texts that fill a page have them (articles, event pages, FOLDERS_OF_PAGES); others stand below a heading of the page.
 */
export const checkHeadings = (checked: CheckedFile, tree: Root): Mistake[] => {
  const { file, type, frontMatter } = checked
  const mistakes: Mistake[] = []
  let before = FIRST_IN_TEXT - 1
  visit(tree, 'heading', (heading: Heading) => {
    const words = wordsOf(heading)
    const add = (message: string) => mistakes.push({ file, line: lineOfNode(checked, heading), message })
    const { line, endLine } = stretchOf(heading)
    if (endLine > line) {
      add(
        `the hyphens or equals signs below "${words}" make it a heading; leave an empty line above them, or take them out.`,
      )
      return
    }
    if (!type.interfaces.includes('Story') && !FOLDERS_OF_PAGES.test(type.files)) {
      add(`the heading "${words}" stands in a text that has no headings; write it as a sentence.`)
      return
    }
    const message = levelMessage(words, heading.depth, before)
    if (message) add(message)
    before = Math.max(heading.depth, FIRST_IN_TEXT)
    if (words === '') add('a heading has no words; write some behind the #, or take it out.')
    else if (words.toLowerCase() === String(frontMatter.title).toLowerCase()) {
      add(`the heading "${words}" says the title again; give it words of its own, or take it out.`)
    }
  })
  return mistakes
}
