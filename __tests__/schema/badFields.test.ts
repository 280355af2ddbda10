/** Values that do not fit their fields. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ARTICLE, EVENT_PAGE, FOLDER, OTHER, PARTNER } from './exampleContent'
import { edits, mistakesAfter, setsField, setsLine, typed, writes, type Spoil } from './spoil'

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
  test.each(
    Object.entries<string>({
      'pictureAlt: ""': `:7: "pictureAlt" is missing; ${ALT}`,
      'title: ': `:3: "title" is missing; ${LINE}`,
      'colour: blue':
        ':2: "colour" is not a field here; the fields are: number, title, summary, label, author, date, dateText, video, picture, pictureAlt, pictureFocus, pictureCredit, pictureShowsChildren, pictureConsent, layout, secondPicture, secondPictureAlt, secondPictureFocus, secondPictureCredit, secondPictureShowsChildren, secondPictureConsent, secondPictureCaption, sliderPictures, sliderAutoplay, facts, sources, deed, topics, order, about, place, partners, sponsors, placeholder, review.',
      'Author: Ana': ':2: "Author" is not a field here; did you mean "author"?',
      'title: 2024': `:3: "title" is 2024, which is not text; put it in double quotes, or ${LINE}`,
      'title: true': `:3: "title" is true, which is not text; put it in double quotes, or ${LINE}`,
      'number: twelve': `:2: "number" is "twelve"; ${NUMBER}`,
      'number: 12.5': `:2: "number" is 12.5; ${NUMBER}`,
      'number: -1': `:2: "number" is -1; ${NUMBER}`,
      'topics: Ocean': `:10: "topics" is "Ocean"; ${LIST}`,
      'title: [new] ': `:3: "title" is ["new"]; ${LINE}`,
      'topics: []': `:10: "topics" is []; ${LIST}`,
      'topics: [Reef, Ocean, Events, Research]': `:10: "topics" is ["Reef","Ocean","Events","Research"]; ${LIST}`,
      'topics: [Ocaen]': `:10: "topics", entry 1, is "Ocaen"; did you mean "Ocean"? Otherwise choose one of: ${TOPICS}`,
      'topics: [Ocean, Penguins]': `:10: "topics", entry 2, is "Penguins"; choose one of: ${TOPICS}`,
      'date: 2024-13-01': `:5: "date" is "2024-13-01"; ${DAY}`,
      'date: 2024-02-30': `:5: "date" is "2024-02-30"; ${DAY}`,
      'date: 2023-02-29': `:5: "date" is "2023-02-29"; ${DAY}`,
      'date: 0204-05-23': `:5: "date" is "0204-05-23"; ${DAY}`,
      'date: 31.12.2024': `:5: "date" is "31.12.2024"; ${DAY}`,
      'date: 23 May 2024': `:5: "date" is "23 May 2024"; ${DAY}`,
      'date: 2024': `:5: "date" is 2024, which is not text; put it in double quotes, or ${DAY}`,
      [`title: ${'Reef '.repeat(20)}`]: `:3: "title" has 99 characters; ${LINE}`,
      [`summary: ${'Reef '.repeat(40)}`]: `:4: "summary" has 199 characters; ${SENTENCES}`,
      'summary: Too short.': `:4: "summary" has 10 characters; ${SENTENCES}`,
      'pictureAlt: reef': `:7: "pictureAlt" has 4 characters; ${ALT}`,
      'pictureAlt: TODO describe this':
        ':7: "pictureAlt" is still to be written; say in a sentence what is seen in the picture.',
      'video: https://youtu.be/b6_wsXVRWCA':
        ':2: "video" is "https://youtu.be/b6_wsXVRWCA"; write the 11 characters that follow "watch?v=" in the address of the YouTube video.',
      'sliderAutoplay: sometimes': ':2: "sliderAutoplay" is "sometimes"; write true or false.',
      'facts: [2000 images]':
        ':2: "facts", entry 1, is "2000 images"; write { value: "2000 images", what: "…" } in its place.',
      'facts: ["Over 2,000 | annotated images"]':
        ':2: "facts", entry 1, is "Over 2,000 | annotated images"; write { value: "Over 2,000", what: "annotated images" } in its place.',
      'facts: [{ value: Over 2000, what: }]': `:2: "facts", entry 1, "what" is missing; ${LINE}`,
      'facts: [{ value: 2000, what: images }]':
        ':2: "facts", entry 1, "value", is 2000, which is not text; put it in double quotes, or write one line of at most 40 characters.',
      'facts: [{ value: Over 2000, what: images, waht: pictures }]':
        ':2: "facts", entry 1, has "waht"; did you mean "what"?',
      'facts: Over 2000':
        ':2: "facts" is "Over 2000"; write a list of 1 to 6 entries; for each, write "value" and "what", for example { value: "Over 2,000", what: "annotated images" }.',
      'facts: [{ value: Over 2000, what: "ima\\vges" }]':
        ':2: "facts" holds U+000B behind "ima", a line break from a word processor; delete it and type a space.',
      'sources: [{ text: "NOAA, 2024: heat", address: "javascript:alert(1)" }]':
        ':2: "sources", entry 1, "address", is "javascript:alert(1)"; write a full address that begins with https://.',
      'sources: ["NOAA, 2024: heat | https://noaa.gov"]':
        ':2: "sources", entry 1, is "NOAA, 2024: heat | https://noaa.gov"; write { text: "NOAA, 2024: heat", address: "https://noaa.gov" } in its place.',
      'sliderPictures: [lead.jpg, { picture: second.jpg, alt: A wave at night }]':
        ':2: "sliderPictures", entry 1, is "lead.jpg"; write { picture: "lead.jpg", alt: "…" } in its place.',
      'sliderAlts: [A wave at the reef, A wave at night]':
        ':2: "sliderAlts" is no field any more; write what it says beside each picture of "sliderPictures": { picture: "slide-1.jpg", alt: "…" }.',
      'sliderPictures:\n  - { picture: wave.jpg, alt: A wave at the reef }\n  - { picture: lead.jpg, alt: A wave at night }': `:2: "sliderPictures" names the picture "wave.jpg", which is not in ${FOLDER}; the folder has: lead.jpg, second.jpg.`,
      'topics: [Ocean, Reef, Ocean]': ':10: "topics" has "Ocean" twice; keep one of the two.',
      'sliderPictures: [{ picture: lead.jpg, alt: A wave at the reef }, { picture: lead.jpg, alt: A wave at night }]':
        ':2: "sliderPictures" has "lead.jpg" twice; keep one of the two.',
      'placeholder: [summery]': ':2: "placeholder" names "summery", which is not a field here; did you mean "summary"?',
      ...Object.fromEntries(
        ['middle', 'top left', '64%', '120% 20%'].map((focus) => [
          `pictureFocus: ${focus}`,
          `:2: "pictureFocus" is "${focus}"; ${FOCUS}`,
        ]),
      ),
      'sliderPictures: [{ picture: lead.jpg, alt: A wave at noon, focus: middle }, { picture: second.jpg, alt: A wave at night }]': `:2: "sliderPictures", entry 1, "focus", is "middle"; ${FOCUS}`,
      'placeholder: [author]':
        ':2: "placeholder" names "author", a field that is not filled in; take it out of the list.',
    }),
  )('%j', async (line, sentence) => {
    expect(await mistakesAfter(typed(line))).toEqual([ARTICLE + sentence])
  })

  test.each(Object.entries({ picture: PICTURE, number: NUMBER, pictureAlt: ALT }))('no %s', async (field, advice) => {
    const takesOut = edits(ARTICLE, (text) => text.replace(new RegExp(`^${field}: .*\n`, 'm'), ''))
    expect(await mistakesAfter(takesOut)).toEqual([`${ARTICLE}: "${field}" is missing; ${advice}`])
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
