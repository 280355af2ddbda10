/** Event cards whose fields do not go together, and events that would share a calendar file. */
import { cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CARD } from './exampleContent'
import { mistakesAfter, setsLine, type Spoil } from './spoil'

/** Puts lines before the picture of the card: the first of them is its line 8. */
const adds = (...lines: string[]) => setsLine(CARD, 'picture', [...lines, 'picture: lead.jpg'].join('\n'))
const [DATE, START, END] = ['date: 2025-05-23', 'startTime: "15:00"', 'endTime: "17:00"']
const NOT_AFTER = 'which is not after "startTime" ("15:00"); write a later time, or leave it out.'
const without = (field: string, other: string, what: string) =>
  `: "${field}" is there without "${other}"; write "${other}" as well, ${what}, or take "${field}" out.`

test.each<[string, Spoil, string[]]>([
  ['a day and its times', adds(DATE, START, END), []],
  ['a day and when it begins', adds(DATE, START), []],
  ['an end before the beginning', adds(DATE, START, 'endTime: "14:00"'), [`:10: "endTime" is "14:00", ${NOT_AFTER}`]],
  ['an end at the beginning', adds(DATE, START, 'endTime: "15:00"'), [`:10: "endTime" is "15:00", ${NOT_AFTER}`]],
  [
    'a beginning that is no time: that only',
    adds(DATE, 'startTime: "9:00"', 'endTime: "10:00"'),
    [':9: "startTime" is "9:00"; write a time as HH:MM in quotes, for example "09:30".'],
  ],
  [
    'an end without a beginning',
    adds(DATE, END),
    [`:9${without('endTime', 'startTime', 'the time at which the event begins')}`],
  ],
  [
    'times without a day',
    adds(START, END),
    [
      `:8${without('startTime', 'date', 'the day of the event')}`,
      `:9${without('endTime', 'date', 'the day of the event')}`,
    ],
  ],
  ['a month and the last day of it', adds(DATE, 'dateText: May 2025'), []],
  [
    'a month without a day',
    adds('dateText: May 2025'),
    [`:8${without('dateText', 'date', 'the last day that the event can have been on')}`],
  ],
  ['a second link with its words', adds('secondLink: /dive-with-us', 'secondLinkLabel: Dive'), []],
  [
    'a second link without its words',
    adds('secondLink: /dive-with-us'),
    [`:8${without('secondLink', 'secondLinkLabel', 'the words on the button')}`],
  ],
  [
    'words without their link',
    adds('secondLinkLabel: Dive'),
    [`:8${without('secondLinkLabel', 'secondLink', 'the page to which the button leads')}`],
  ],
])('%s', async (_name, spoil, sentences) => {
  expect(await mistakesAfter(spoil)).toEqual(sentences.map((sentence) => CARD + sentence))
})

describe('events whose folders are alike after the number', () => {
  const again =
    (folder: string): Spoil =>
    (root) =>
      cpSync(join(root, CARD), join(root, 'content/events', folder, 'index.md'), { recursive: true })
  const picture =
    (folder: string): Spoil =>
    (root) =>
      cpSync(join(root, dirname(CARD), 'lead.jpg'), join(root, 'content/events', folder, 'lead.jpg'))
  const of = (folder: string) => [again(folder), picture(folder)]

  test('the second is refused', async () => {
    expect(await mistakesAfter(adds(DATE), ...of('09-Crafting-Coral'))).toEqual([
      'content/events/09-Crafting-Coral: is called like content/events/01-crafting-coral after its number, and both would have one calendar file; give it another name, for example with the year: 09-Crafting-Coral-2025',
    ])
  })

  test.each<[string, Spoil[]]>([
    ['without a day there is no calendar file', of('09-crafting-coral')],
    ['with the year it is another name', [adds(DATE), ...of('09-crafting-coral-2025')]],
  ])('%s', async (_name, spoils) => {
    expect(await mistakesAfter(...spoils)).toEqual([])
  })
})
