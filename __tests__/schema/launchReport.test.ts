import { launchReport, releaseRefusal, standIns } from '../../src/schema/launchReport'
import { ARTICLE, CARD, copyOfExample, OTHER } from './exampleContent'
import { edits, setsField, writes } from './spoil'

const CONTACT = 'content/settings/contact.md'

const marks = (file: string, mark: string) => edits(file, (text) => text.replace('---\n', `---\n${mark}\n`))

/** What stands below a heading of the letter, up to the next one. */
const below = (report: string, heading: string) =>
  report.split(/^(?=##? |### )/m).find((part) => part.startsWith(`${heading}\n`)) ?? ''

test('every value that stands in has its file, line and field, and what to supply', async () => {
  const root = await copyOfExample()
  marks(ARTICLE, 'placeholder: [date]')(root)
  await setsField('content/home/team.md', 'title', 'Our: team')(root)
  const report = launchReport(root)
  expect(report).toContain(
    `- [ ] ${ARTICLE}:6 \`date\` is “2023-09-20”: write a day as YYYY-MM-DD, for example 2024-12-31\n`,
  )
  expect(report).toContain('Not read, see npm run check:content: content/home/team.md\n')
})

test('a reserved address is still to be supplied, marked or not; the site’s own is one of them', async () => {
  const root = await copyOfExample()
  await setsField(CONTACT, 'siteUrl', 'https://example.org')(root)
  const left = standIns(root).filter(({ file, field }) => file === CONTACT && /siteUrl|email/.test(field))
  expect(releaseRefusal(left).split('\n')).toEqual([
    expect.stringMatching(
      /^This site can’t be released: 2 values are still to be supplied\. What was built before stays/,
    ),
    `- ${CONTACT}:5 \`siteUrl\` is “https://example.org”: write the address with its path, where it has one, and without a slash at its end, for example https://example.org or https://example.org/reef`,
    `- ${CONTACT}:11 \`email\` is “hello@example.org”: write an e-mail address, for example hello@example.org`,
  ])
})

test('the letter asks each question of a story by itself, below who could know and the story’s title', async () => {
  const root = await copyOfExample()
  marks(ARTICLE, 'review: how many people came?; where was it?')(root)
  const report = launchReport(root)
  expect(report.indexOf('## The marine biologists')).toBeLessThan(report.indexOf('### From the kitchen'))
  expect(below(report, '### From the kitchen to the reef')).toContain('1. How many people came?\n2. Where was it?\n')
})

test('what two places ask stands there once, with both', async () => {
  const root = await copyOfExample()
  for (const file of [OTHER, CARD]) marks(file, 'review: who came on that day?')(root)
  const report = launchReport(root)
  expect(report.split('Who came on that day?')).toHaveLength(2)
  expect(report).toContain('### Crafting Coral, Ocean acidification\n\n1. Who came')
})

test('a question of the list stands there, and a field only while it is empty', async () => {
  const root = await copyOfExample()
  writes('content/letter.md', 'Words.\n\n## diving\n\n- Is there lunch? / Adakah makan siang?\n')(root)
  const asked = 'How many guests does one guide take?'
  expect(launchReport(root)).toContain('. Is there lunch? / Adakah makan siang?\n')
  expect(launchReport(root)).toContain(asked)
  writes('content/settings/terms.md', '---\ngroupSize: Four at most.\n---\n')(root)
  expect(launchReport(root)).not.toContain(asked)
})
