import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import type { CheckedFile } from './checkedFile'
import { readContent } from './checkContent'
import { metaOf } from './fields'
import type { SUBJECTS } from './subjects'

type Subject = (typeof SUBJECTS)[number]

const DIVING = 'The diving team'
const GIVING = 'Whoever keeps the money and the partners'
const VOLUNTEERS = 'Whoever looks after volunteers'
const SCHOOLS = 'Whoever works with schools and children'
const CORAL = 'The coral team'
const MANGROVE = 'The mangrove team'
const RESEARCH = 'The marine biologists'
const COMMUNITY = 'Whoever works with the coast’s communities'
const OFFICE = 'The founder and the office'

/** Who could know, in the order of the letter. */
const PEOPLE = [OFFICE, GIVING, DIVING, VOLUNTEERS, SCHOOLS, CORAL, MANGROVE, RESEARCH, COMMUNITY]

const BY_SUBJECT: Readonly<Record<Subject, string>> = {
  diving: DIVING,
  giving: GIVING,
  volunteering: VOLUNTEERS,
  schools: SCHOOLS,
}

/** By what a file is about, its first topic, or its place; all else goes to the office. */
const WHO: readonly (readonly [found: RegExp, who: string])[] = [
  ...Object.entries(BY_SUBJECT).map(([subject, who]) => [new RegExp(`^about ${subject}`), who] as const),
  [/^topic (Reef)/, CORAL],
  [/^topic Mangrove/, MANGROVE],
  [/^topic (Research|Ocean)/, RESEARCH],
  [/^topic Education/, SCHOOLS],
  [/^topic Partners/, GIVING],
  [/^topic (Community|Events)|^content\/events\//, COMMUNITY],
  [/^content\/(dive|packages|reasons|timeline)\/|prices/, DIVING],
  [/^content\/partners\/|home\/(help|merchandise|ribbon)/, GIVING],
  [/home\/volunteer/, VOLUNTEERS],
  [/safeguarding/, SCHOOLS],
  [/^content\/(impact|process|statistics|mission)\//, CORAL],
]

const whoOf = ({ file, frontMatter: { about, topics } }: CheckedFile) => {
  const said = [`topic ${String([topics].flat()[0])}`, file, `about ${String([about].flat()[0])}`]
  return said.flatMap((one) => WHO.find(([found]) => found.test(one))?.[1] ?? [])[0] ?? OFFICE
}

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

const ASKED_BY_VISITORS = 'Visitors ask'

/** What fields ask for that are not filled in. */
const emptyFields = ({ type, frontMatter }: CheckedFile): Question[] =>
  Object.entries(type.schema.shape).flatMap(([field, schema]) => {
    const { asks } = metaOf(schema as z.ZodType)
    if (!asks || frontMatter[field] !== undefined) return []
    return { who: BY_SUBJECT[asks.of], about: ASKED_BY_VISITORS, question: asks.question }
  })

/** The questions of content/letter.md: a list below the name of each subject. */
const listed = (root: string): Question[] => {
  const path = join(root, 'content/letter.md')
  const [, ...parts] = existsSync(path) ? readFileSync(path, 'utf8').split(/^## /m) : []
  return parts.flatMap((part) => {
    const who = BY_SUBJECT[part.slice(0, part.indexOf('\n')).trim() as Subject] ?? OFFICE
    return [...part.matchAll(/^- (.+)$/gm)].map(([, question = '']) => ({ who, about: ASKED_BY_VISITORS, question }))
  })
}

/** What is asked in several places stands in the letter once, with all of them. */
const together = (questions: readonly Question[]) => {
  const all = new Map<string, { who: string; about: string[] }>()
  for (const { who, about, question } of questions) {
    const known = all.get(question) ?? { who, about: [] }
    if (!known.about.includes(about)) known.about.push(about)
    all.set(question, known)
  }
  return [...all].map(([question, { who, about }]) => ({ who, about: about.join(', '), question }))
}

const GREETING = `# Questions for the foundation

Dear all, the new site says only what is known. Each question below can be answered in one sentence; write the answer behind it, or “unknown”, and what is unknown stays left out.
`

/**
 * A letter to the foundation as Markdown: every question that only it can answer, by who could know and by story.
 * @param root the project's folder
 */
export const letterText = (root: string): string => {
  const { files } = readContent(root)
  const questions = together([...files.flatMap(reviewed), ...files.flatMap(emptyFields), ...listed(root)])
  const chapters = PEOPLE.map((person) => [person, questions.filter(({ who }) => who === person)] as const)
  const parts = chapters
    .filter(([, asked]) => asked.length > 0)
    .map(([person, asked]) => {
      const stories = [...new Set(asked.map(({ about }) => about))].map((story) => {
        const lines = asked
          .filter(({ about }) => about === story)
          .map(({ question }, place) => `${place + 1}. ${question}\n`)
        return `\n### ${story}\n\n${lines.join('')}`
      })
      return `\n## ${person}\n${stories.join('')}`
    })
  return [GREETING, ...parts].join('')
}
