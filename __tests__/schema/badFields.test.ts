/** Values that do not fit their fields. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ARTICLE, EVENT_PAGE, FOLDER, OTHER, PARTNER } from './exampleContent'
import { edits, mistakesAfter, setsField, setsLine, writes, type Spoil } from './spoil'

const takesOut = (file: string, field: string) =>
  edits(file, (text) => text.replace(new RegExp(`^${field}: .*\n`, 'm'), ''))
const sets = (field: string, value: string) => setsField(ARTICLE, field, value)
const adds = (line: string) => edits(ARTICLE, (text) => text.replace('---\n', `---\n${line}\n`))

const CONTACT = 'content/settings/contact.md'
const DAY = 'write a day as YYYY-MM-DD, for example 2024-12-31.'
const PICTURE = 'write the name of a .jpg, .png or .webp picture in the same folder, for example lead.jpg.'
const TOPICS = 'Reef, Mangrove, Research, Education, Community, Ocean, Events, Partners.'
const LINE = 'write one line of at most 80 characters.'
const NUMBER = 'write a whole number from 0 to 9999.'
const SENTENCES = 'write one or two sentences of 110 to 160 characters.'
const LIST = `write a list of 1 to 3 entries; for each, choose one of: ${TOPICS}`
const FOCUS =
  'write what must stay in sight: top, bottom, left, right or centre, or its place from the left and from the top, for example 64% 20%.'
const ALT = 'say in 10 to 250 characters what is seen in the picture.'

describe('one sentence for each value', () => {
  test.each<[string, Spoil, string]>([
    ['a missing picture field', takesOut(ARTICLE, 'picture'), `: "picture" is missing; ${PICTURE}`],
    ['a missing number', takesOut(ARTICLE, 'number'), `: "number" is missing; ${NUMBER}`],
    ['a missing text for a picture', takesOut(ARTICLE, 'pictureAlt'), `: "pictureAlt" is missing; ${ALT}`],
    ['an empty text for a picture', sets('pictureAlt', '""'), `:7: "pictureAlt" is missing; ${ALT}`],
    ['an empty title', sets('title', ''), `:3: "title" is missing; ${LINE}`],
    [
      'a field that is not known',
      adds('colour: blue'),
      ':2: "colour" is not a field here; the fields are: number, title, summary, label, author, date, dateText, video, picture, pictureAlt, pictureFocus, pictureCredit, pictureShowsChildren, pictureConsent, layout, secondPicture, secondPictureAlt, secondPictureFocus, secondPictureCredit, secondPictureShowsChildren, secondPictureConsent, secondPictureCaption, sliderPictures, sliderAutoplay, facts, sources, deed, topics, order, about, place, partners, sponsors, placeholder, review.',
    ],
    ['a field in large letters', adds('Author: Ana'), ':2: "Author" is not a field here; did you mean "author"?'],
    [
      'a number for a title',
      sets('title', '2024'),
      `:3: "title" is 2024, which is not text; put it in double quotes, or ${LINE}`,
    ],
    [
      'a yes for a title',
      sets('title', 'true'),
      `:3: "title" is true, which is not text; put it in double quotes, or ${LINE}`,
    ],
    ['words for a number', sets('number', 'twelve'), `:2: "number" is "twelve"; ${NUMBER}`],
    ['half a number', sets('number', '12.5'), `:2: "number" is 12.5; ${NUMBER}`],
    ['a number below nought', sets('number', '-1'), `:2: "number" is -1; ${NUMBER}`],
    ['one word for a list', sets('topics', 'Ocean'), `:10: "topics" is "Ocean"; ${LIST}`],
    ['a list for a title', sets('title', '[new] '), `:3: "title" is ["new"]; ${LINE}`],
    ['a list without entries', sets('topics', '[]'), `:10: "topics" is []; ${LIST}`],
    [
      'a list that is too long',
      sets('topics', '[Reef, Ocean, Events, Research]'),
      `:10: "topics" is ["Reef","Ocean","Events","Research"]; ${LIST}`,
    ],
    [
      'a misspelt topic',
      sets('topics', '[Ocaen]'),
      `:10: "topics", entry 1, is "Ocaen"; did you mean "Ocean"? Otherwise choose one of: ${TOPICS}`,
    ],
    [
      'a topic that is not known',
      sets('topics', '[Ocean, Penguins]'),
      `:10: "topics", entry 2, is "Penguins"; choose one of: ${TOPICS}`,
    ],
    ['a thirteenth month', sets('date', '2024-13-01'), `:5: "date" is "2024-13-01"; ${DAY}`],
    ['a day that the month does not have', sets('date', '2024-02-30'), `:5: "date" is "2024-02-30"; ${DAY}`],
    ['the 29th of February of another year', sets('date', '2023-02-29'), `:5: "date" is "2023-02-29"; ${DAY}`],
    ['a year that is a slip of the hand', sets('date', '0204-05-23'), `:5: "date" is "0204-05-23"; ${DAY}`],
    ['a day in another order', sets('date', '31.12.2024'), `:5: "date" is "31.12.2024"; ${DAY}`],
    ['a day in words', sets('date', '23 May 2024'), `:5: "date" is "23 May 2024"; ${DAY}`],
    [
      'a year for a day',
      sets('date', '2024'),
      `:5: "date" is 2024, which is not text; put it in double quotes, or ${DAY}`,
    ],
    ['a title that is too long', sets('title', 'Reef '.repeat(20)), `:3: "title" has 99 characters; ${LINE}`],
    [
      'a summary that is too long',
      sets('summary', 'Reef '.repeat(40)),
      `:4: "summary" has 199 characters; ${SENTENCES}`,
    ],
    ['a summary that is too short', sets('summary', 'Too short.'), `:4: "summary" has 10 characters; ${SENTENCES}`],
    ['a text for a picture of one word', sets('pictureAlt', 'reef'), `:7: "pictureAlt" has 4 characters; ${ALT}`],
    [
      'a text for a picture still to write',
      sets('pictureAlt', 'TODO describe this'),
      ':7: "pictureAlt" is still to be written; say in a sentence what is seen in the picture.',
    ],
    [
      'a YouTube address for its eleven characters',
      adds('video: https://youtu.be/b6_wsXVRWCA'),
      ':2: "video" is "https://youtu.be/b6_wsXVRWCA"; write the 11 characters that follow "watch?v=" in the address of the YouTube video.',
    ],
    ['a yes in words', adds('sliderAutoplay: sometimes'), ':2: "sliderAutoplay" is "sometimes"; write true or false.'],
    [
      'a figure without what it counts',
      adds('facts: [2000 images]'),
      ':2: "facts", entry 1, is "2000 images"; write { value: "2000 images", what: "…" } in its place.',
    ],
    [
      'a figure in one line with what it counts, as until now',
      adds('facts: ["Over 2,000 | annotated images"]'),
      ':2: "facts", entry 1, is "Over 2,000 | annotated images"; write { value: "Over 2,000", what: "annotated images" } in its place.',
    ],
    [
      'a figure under whose name nothing stands',
      adds('facts: [{ value: Over 2000, what: }]'),
      `:2: "facts", entry 1, "what" is missing; ${LINE}`,
    ],
    [
      'a figure that is a number',
      adds('facts: [{ value: 2000, what: images }]'),
      ':2: "facts", entry 1, "value", is 2000, which is not text; put it in double quotes, or write one line of at most 40 characters.',
    ],
    [
      'a figure with a name that is misspelt',
      adds('facts: [{ value: Over 2000, what: images, waht: pictures }]'),
      ':2: "facts", entry 1, has "waht"; did you mean "what"?',
    ],
    [
      'facts that are no list',
      adds('facts: Over 2000'),
      ':2: "facts" is "Over 2000"; write a list of 1 to 6 entries; for each, write "value" and "what", for example { value: "Over 2,000", what: "annotated images" }.',
    ],
    [
      'a line break of a word processor within a group',
      adds('facts: [{ value: Over 2000, what: "ima\\vges" }]'),
      ':2: "facts" holds U+000B behind "ima", a line break from a word processor; delete it and type a space.',
    ],
    [
      'a source whose address is a script',
      adds('sources: [{ text: "NOAA, 2024: heat", address: "javascript:alert(1)" }]'),
      ':2: "sources", entry 1, "address", is "javascript:alert(1)"; write a full address that begins with https://.',
    ],
    [
      'a source in one line, as until now',
      adds('sources: ["NOAA, 2024: heat | https://noaa.gov"]'),
      ':2: "sources", entry 1, is "NOAA, 2024: heat | https://noaa.gov"; write { text: "NOAA, 2024: heat", address: "https://noaa.gov" } in its place.',
    ],
    [
      'pictures without their texts',
      adds('sliderPictures: [lead.jpg, { picture: second.jpg, alt: A wave at night }]'),
      ':2: "sliderPictures", entry 1, is "lead.jpg"; write { picture: "lead.jpg", alt: "…" } in its place.',
    ],
    [
      'texts in a list of their own, as until now',
      adds('sliderAlts: [A wave at the reef, A wave at night]'),
      ':2: "sliderAlts" is no field any more; write what it says beside each picture of "sliderPictures": { picture: "slide-1.jpg", alt: "…" }.',
    ],
    [
      'a picture of a list that is not there',
      adds(
        'sliderPictures:\n  - { picture: wave.jpg, alt: A wave at the reef }\n  - { picture: lead.jpg, alt: A wave at night }',
      ),
      `:2: "sliderPictures" names the picture "wave.jpg", which is not in ${FOLDER}; the folder has: lead.jpg, second.jpg.`,
    ],
    ['a topic twice', sets('topics', '[Ocean, Reef, Ocean]'), ':10: "topics" has "Ocean" twice; keep one of the two.'],
    [
      'a picture twice',
      adds(
        'sliderPictures: [{ picture: lead.jpg, alt: A wave at the reef }, { picture: lead.jpg, alt: A wave at night }]',
      ),
      ':2: "sliderPictures" has "lead.jpg" twice; keep one of the two.',
    ],
    [
      'a placeholder that is misspelt',
      adds('placeholder: [summery]'),
      ':2: "placeholder" names "summery", which is not a field here; did you mean "summary"?',
    ],
    ...['middle', 'top left', '64%', '120% 20%'].map((focus): [string, Spoil, string] => [
      `“${focus}” for what stays in sight`,
      adds(`pictureFocus: ${focus}`),
      `:2: "pictureFocus" is "${focus}"; ${FOCUS}`,
    ]),
    [
      'what stays in sight of a picture of a list, misspelt',
      adds(
        'sliderPictures: [{ picture: lead.jpg, alt: A wave at noon, focus: middle }, { picture: second.jpg, alt: A wave at night }]',
      ),
      `:2: "sliderPictures", entry 1, "focus", is "middle"; ${FOCUS}`,
    ],
    [
      'a placeholder for a field that is left out',
      adds('placeholder: [author]'),
      ':2: "placeholder" names "author", a field that is not filled in; take it out of the list.',
    ],
  ])('%s', async (_name, spoil, sentence) => {
    expect(await mistakesAfter(spoil)).toEqual([ARTICLE + sentence])
  })

  test('a misspelt field is also a missing one', async () => {
    expect(await mistakesAfter(setsLine(ARTICLE, 'pictureAlt', 'pictureAtl: A hillside above a reef'))).toEqual([
      `${ARTICLE}: "pictureAlt" is missing; ${ALT}`,
      `${ARTICLE}:7: "pictureAtl" is not a field here; did you mean "pictureAlt"?`,
    ])
  })

  test.each([
    ['an absolute path', '/home/ana/lead.jpg'],
    ['a path of Windows', 'C:\\Photos\\lead.jpg'],
    ['a picture in another folder', '../13-ocean-acidification/lead.jpg'],
    ['a picture on another site', 'https://example.org/lead.jpg'],
    ['a picture of another kind', 'lead.gif'],
    ['a picture as telephones save it', 'IMG_1234.HEIC'],
  ])('%s', async (_name, value) => {
    const found = await mistakesAfter(setsField(ARTICLE, 'picture', value))
    expect(found[0]).toBe(`${ARTICLE}:6: "picture" is ${JSON.stringify(value).replaceAll('\\\\', '\\')}; ${PICTURE}`)
  })

  test.each<[string, Spoil, string]>([
    [
      'a logo of another kind',
      setsField(PARTNER, 'logo', 'logo.pdf'),
      `${PARTNER}:4: "logo" is "logo.pdf"; write the name of a .png, .svg, .jpg or .webp logo in the same folder, for example logo.png.`,
    ],
    [
      'a page without a slash',
      setsField(EVENT_PAGE, 'route', 'reef day'),
      `${EVENT_PAGE}:2: "route" is "reef day"; write the path of the page: a slash, then letters, digits and hyphens, for example /reef-day.`,
    ],
    [
      'an e-mail address without a host',
      setsField(CONTACT, 'email', 'hello@'),
      `${CONTACT}:12: "email" is "hello@"; write an e-mail address, for example hello@example.org.`,
    ],
    [
      'a country in place of its code',
      setsField(CONTACT, 'countryCode', 'Indonesia'),
      `${CONTACT}:11: "countryCode" is "Indonesia"; write the two capital letters of the country, for example ID.`,
    ],
    [
      'a telephone number without its country',
      setsField(CONTACT, 'phone', '"0800 000"'),
      `${CONTACT}:15: "phone" is "0800 000"; write the number in international form, for example +62 800 0000 0000.`,
    ],
    ...[
      'https://foo.org/',
      'https://foo.org/biru/',
      'https://foo.org/a b',
      'https://foo.org/a%20b',
      'https://foo.org//biru',
      'https://foo.org/../biru',
      'https://foo.org/index.html',
      'https://foo.org?a=b',
      'https://foo.org/biru?a=b',
      'https://foo.org/biru#a',
      'foo.org/biru',
      'http://foo.org',
    ].map((address): [string, Spoil, string] => [
      `${address} for the address of the site`,
      setsField(CONTACT, 'siteUrl', address),
      `${CONTACT}:5: "siteUrl" is "${address}"; write the address with its path, where it has one, and without a slash at its end, for example https://example.org or https://example.org/reef.`,
    ]),
    [
      'a word for whether a step is under water',
      (root) => {
        mkdirSync(join(root, 'content/timeline'))
        writes('content/timeline/01-dive.md', '---\ntitle: Dive\ntime: "10:00"\nunderWater: deep\n---\n')(root)
      },
      'content/timeline/01-dive.md:4: "underWater" is "deep"; write true or false.',
    ],
    [
      'a dive whose name has no room',
      writes('content/settings/prices.md', `---\nprices:\n  - what: ${'A'.repeat(61)}\n    price: IDR 1\n---\n`),
      'content/settings/prices.md:2: "prices", entry 1, "what", has 61 characters; write one line of at most 60 characters.',
    ],
    [
      'a price that has no room',
      writes('content/settings/prices.md', `---\nprices:\n  - what: Dive\n    price: IDR ${'1'.repeat(21)}\n---\n`),
      'content/settings/prices.md:2: "prices", entry 1, "price", has 25 characters; write one line of at most 24 characters.',
    ],
    [
      'an address that is not secure',
      setsField('content/settings/links.md', 'donate', 'http://example.org'),
      'content/settings/links.md:2: "donate" is "http://example.org"; write a full address that begins with https://.',
    ],
  ])('%s', async (_name, spoil, sentence) => {
    expect(await mistakesAfter(spoil)).toContain(sentence)
  })
})

test('all mistakes are told at once, in the order of the files and lines', async () => {
  const found = await mistakesAfter(
    setsField(OTHER, 'topics', '[Sea]'),
    setsField(ARTICLE, 'secondPicture', 'gone.jpg'),
    setsField(ARTICLE, 'date', 'yesterday'),
  )
  expect(found).toEqual([
    `${ARTICLE}:5: "date" is "yesterday"; ${DAY}`,
    `${ARTICLE}:8: "secondPicture" names the picture "gone.jpg", which is not in ${FOLDER}; the folder has: lead.jpg, second.jpg.`,
    `${OTHER}:10: "topics", entry 1, is "Sea"; choose one of: ${TOPICS}`,
  ])
})
