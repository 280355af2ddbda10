import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import type { CheckedFile } from './checkedFile'
import { metaOf } from './fields'

const OFFICE = 'The founder and the office'

/** Who could know, in the order of the letter: by a file's first topic, a part of its path, or what it is about. */
const PEOPLE = new Map<string, readonly string[]>([
  [OFFICE, []],
  ['Whoever keeps the money and the partners', ['giving', 'Partners', 'partners', 'help', 'merchandise', 'ribbon']],
  ['The diving team', ['diving', 'dive', 'packages', 'reasons', 'timeline', 'prices']],
  ['Whoever looks after volunteers', ['volunteering', 'volunteer']],
  ['Whoever works with schools and children', ['schools', 'Education', 'safeguarding']],
  ['The coral team', ['Reef', 'impact', 'process', 'statistics', 'mission']],
  ['The mangrove team', ['Mangrove']],
  ['The marine biologists', ['Research', 'Ocean']],
  ['Whoever works with the coast’s communities', ['Community', 'Events', 'events']],
])

const whoKnows = (word: string) => [...PEOPLE].find(([, words]) => words.includes(word))?.[0]

const firstOf = (value: unknown) => String([value].flat()[0])

const whoOf = ({ file, frontMatter: { about, topics } }: CheckedFile) =>
  [firstOf(topics), ...file.split(/[^a-z]+/), firstOf(about)].map(whoKnows).find(Boolean) ?? OFFICE

interface Question {
  who: string
  /** Title of the story or page that it is about */
  about: string
  question: string
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The questions of a mark `review`, which stand there one behind the other. */
const reviewed = (checked: CheckedFile): Question[] => {
  const { review, title, name } = checked.frontMatter
  const about = String(title ?? name ?? checked.file.replace(/^content\/|(\/index)?\.md$/g, ''))
  return String(review ?? '')
    .split(/;\s+/)
    .filter(Boolean)
    .map((question) => ({ who: whoOf(checked), about, question: capital(question) }))
}

/** A question that is of no story. */
const ofVisitors = (subject: string, question: string): Question => ({
  who: whoKnows(subject) ?? OFFICE,
  about: 'Visitors ask',
  question,
})

/** What fields ask for that are not filled in. */
const emptyFields = ({ type, frontMatter }: CheckedFile): Question[] =>
  Object.entries(type.schema.shape).flatMap(([field, schema]) => {
    const { asks } = metaOf(schema as z.ZodType)
    return asks && frontMatter[field] === undefined ? ofVisitors(asks.of, asks.question) : []
  })

/** The questions of content/letter.md: a list below the name of each subject. */
const listed = (root: string): Question[] => {
  const path = join(root, 'content/letter.md')
  const [, ...parts] = existsSync(path) ? readFileSync(path, 'utf8').split(/^## /m) : []
  return parts.flatMap((part) => {
    const [subject = '', ...lines] = part.split('\n')
    return lines.flatMap((line) => (line.startsWith('- ') ? ofVisitors(subject.trim(), line.slice(2)) : []))
  })
}

/** What is asked in several places stands in the letter once, with all of them. */
const together = (questions: readonly Question[]) =>
  [...new Map(questions.map((one) => [one.question, one])).values()].map((one) => {
    const same = questions.filter(({ question }) => question === one.question)
    return { ...one, about: [...new Set(same.map(({ about }) => about))].join(', ') }
  })

const GREETING = `# Questions for the foundation

Dear all, the new site says only what is known. Each question below can be answered in one sentence; write the answer behind it, or “unknown”, and what is unknown stays left out.
`

const storyText = (story: string, questions: readonly Question[]) => {
  const asked = questions.filter(({ about }) => about === story)
  return `\n### ${story}\n\n${asked.map(({ question }, place) => `${place + 1}. ${question}\n`).join('')}`
}

/**
 * A letter to the foundation as Markdown: every question that only it can answer, by who could know and by story.
 * @param root the project's folder
 */
export const letterText = (root: string, files: readonly CheckedFile[]): string => {
  const questions = together([...files.flatMap(reviewed), ...files.flatMap(emptyFields), ...listed(root)])
  const parts = [...PEOPLE.keys()].map((person) => {
    const asked = questions.filter(({ who }) => who === person)
    const stories = [...new Set(asked.map(({ about }) => about))].map((story) => storyText(story, asked))
    return stories.length > 0 ? `\n## ${person}\n${stories.join('')}` : ''
  })
  return [GREETING, ...parts].join('')
}
