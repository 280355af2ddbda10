import { launchReport, launchReportText, leftToDo, releaseRefusal, standIns } from '../../src/schema/launchReport'
import { ARTICLE, copyOfExample, OTHER } from './exampleContent'
import { edits, setsField } from './spoil'

const CONTACT = 'content/settings/contact.md'

/** The example without the marks of this site's own texts, and with addresses that could be real. */
const unmarked = async () => {
  const root = await copyOfExample()
  const marked = launchReport(root).flatMap(({ lines }) => lines.map((line) => line.split(':')[0]!))
  for (const file of new Set(marked)) {
    await edits(file, (text) =>
      text
        .replace(/^(placeholder|review): .*\n/gm, '')
        .replace(/@example\.org/g, '@reef.test')
        .replace(/^siteUrl: .*$/m, 'siteUrl: https://reef.test')
        .replace(/\+62 800 0000 0000|6280000000000/g, (number) => number.replace(/0000$/, '1234')),
    )(root)
  }
  return root
}

test('nothing left', async () => {
  const report = launchReport(await unmarked())
  expect(leftToDo(report)).toBe(0)
  expect(launchReportText(report)).toBe('# Before the launch\n\nNothing is left to do. The site can be launched.\n')
})

test('every mark with file, line, field and what to supply', async () => {
  const root = await unmarked()
  await edits(ARTICLE, (text) => text.replace('---\n', '---\nplaceholder: [date, pictureAlt]\n'))(root)
  await edits(OTHER, (text) => text.replace('---\n', '---\nreview: whether the sea is sour\n'))(root)
  await setsField('content/home/team.md', 'title', 'Our: team')(root)
  const report = launchReport(root)
  expect(leftToDo(report)).toBe(4)
  expect(launchReportText(report)).toBe(`# Before the launch

## Not read (1)

Mend these first: their marks are not known.

- [ ] content/home/team.md:2: "title" cannot be read because of a colon, a quotation mark or its first sign; put the whole value into double quotes: title: "Our: team"

## To supply (2)

Each of these values stands in. Write the real one, then take the field out of the list \`placeholder\` in the same file.

- [ ] ${ARTICLE}:6 \`date\` is “2023-09-20”: write a day as YYYY-MM-DD, for example 2024-12-31
- [ ] ${ARTICLE}:8 \`pictureAlt\` is “Illustration of a hillside above a reef”: say in 10 to 250 characters what is seen in the picture

## To confirm (1)

Only the foundation can know these. Correct the text where it must be, then take the line \`review\` out.

- [ ] ${OTHER}:2 \`review\`: whether the sea is sour
`)
})

test('a reserved address is still to be supplied, marked or not; the site’s own is one of them', async () => {
  const root = await unmarked()
  expect(standIns(root)).toEqual([])
  await setsField(CONTACT, 'siteUrl', 'https://example.org')(root)
  await setsField(CONTACT, 'email', 'hello@example.org')(root)
  expect(standIns(root).map(({ file, field }) => `${file} ${field}`)).toEqual([
    `${CONTACT} siteUrl`,
    `${CONTACT} email`,
  ])
  expect(releaseRefusal(standIns(root)).split('\n')).toEqual([
    expect.stringMatching(
      /^This site can’t be released: 2 values are still to be supplied\. What was built before stays/,
    ),
    '- content/settings/contact.md:5 `siteUrl` is “https://example.org”: write the address with its path, where it has one, and without a slash at its end, for example https://example.org or https://example.org/reef',
    '- content/settings/contact.md:12 `email` is “hello@example.org”: write an e-mail address, for example hello@example.org',
  ])
})
