/** Files that cannot be read as they were meant: encodings, front matter, names and places. */
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ARTICLE, CARD, EVENT_PAGE, FOLDER, GUIDE, OTHER, PARTNER } from './exampleContent'
import { addsText, edits, mistakesAfter, setsField, setsLine, typed, writes, type Spoil } from './spoil'

const moves = (from: string, to: string) => (root: string) => renameSync(join(root, from), join(root, to))

const title = (value: string) => setsField(ARTICLE, 'title', value)
const SAVE_AS = 'open it in a text editor and save it with the encoding UTF-8.'

test('the example has no mistake', async () => {
  expect(await mistakesAfter()).toEqual([])
})

describe('how a text is saved', () => {
  test.each<[string, Spoil, string]>([
    [
      'an empty file',
      writes(ARTICLE, ''),
      ':1: is empty; write the fields between two lines of ---, and the text below.',
    ],
    [
      'blank lines only',
      writes(ARTICLE, '\n \n'),
      ':1: is empty; write the fields between two lines of ---, and the text below.',
    ],
    [
      'UTF-16 with its mark',
      writes(ARTICLE, Buffer.from('\uFEFF---\ntitle: Reef\n', 'utf16le')),
      `:1: is not saved as UTF-8 but as UTF-16; ${SAVE_AS}`,
    ],
    [
      'UTF-16 without a mark',
      writes(ARTICLE, Buffer.from('---\ntitle: Reef\n', 'utf16le')),
      `:1: is not saved as UTF-8 but as UTF-16; ${SAVE_AS}`,
    ],
    [
      'Latin-1',
      writes(ARTICLE, Buffer.from('---\nnumber: 12\ntitle: A café by the sea\n---\n', 'latin1')),
      `:3: is not saved as UTF-8: line 3 holds a letter that cannot be read; ${SAVE_AS}`,
    ],
    [
      'line ends of old computers',
      edits(ARTICLE, (text) => text.replace(/\n/g, '\r')),
      ':1: has on line 1 a line end of old computers (U+000D); open it in a text editor and save it with the line ends of Windows or Unix.',
    ],
    [
      '10 MB of text',
      addsText(ARTICLE, 'A wave. '.repeat(1_250_000)),
      ':1: holds 10.0 MB of text; write at most 200 kB, and put pictures beside it.',
    ],
  ])('%s', async (_name, spoil, sentence) => {
    expect(await mistakesAfter(spoil)).toEqual([ARTICLE + sentence])
  })

  test.each<[string, (text: string) => string]>([
    ['Windows line ends', (text) => text.replace(/\n/g, '\r\n')],
    ['a byte-order mark', (text) => `\uFEFF${text}`],
    ['spaces behind the hyphens', (text) => text.replace(/^---$/gm, '---  ')],
    [
      'non-breaking spaces and signs of no width in a value',
      (text) => text.replace('kitchen to', 'kit\u200bchen\u00a0to'),
    ],
  ])('%s are fine', async (_name, change) => {
    expect(await mistakesAfter(edits(ARTICLE, change))).toEqual([])
  })
})

describe('front matter that is not YAML', () => {
  const COPIED = 'before its value, copied from a word processor; type'
  const UNREAD =
    'cannot be read because of its quotation marks or its first sign; put the whole value into double quotes: '
  const quotes = 'put the value into double quotes: '
  test.each(
    Object.entries<string>({
      'title: Plastic: a story': `:3: "title" holds a colon followed by a space; ${quotes}title: "Plastic: a story"`,
      'title: The "bank": a story': `:3: "title" holds a colon followed by a space; ${quotes}title: "The 'bank': a story"`,
      '\ttitle: Plastic': ':3: line 3 begins with a tab; begin "title" at the very left.',
      'topics:\n\t- Ocean': ':11: line 11 begins with a tab; begin it with two spaces.',
      '  title: Plastic': ':2: line 3 begins with spaces; begin "title" at the very left.',
      ' number: 12': ':2: line 2 begins with spaces; begin "number" at the very left.',
      'topics:\n  - Ocean\n - Reef':
        ':12: line 12 does not begin as far in as the entry above; begin both alike: "  - Reef".',
      'title: "Plastic': ':3: "title" begins with a quotation mark and does not end with one; write title: "Plastic"',
      "title: 'The reef's edge'": `:3: "title" ${UNREAD}title: "The reef's edge"`,
      'title: "He said "reef" twice"': `:3: "title" ${UNREAD}title: "He said 'reef' twice"`,
      'title: @home in the reef': `:3: "title" ${UNREAD}title: "@home in the reef"`,
      'topics: [Ocean, Reef': ':10: "topics" begins with [ and does not end with ]; write topics: [Ocean, Reef]',
      'title:Plastic':
        ':3: line 3 is "title:Plastic"; write each field as its name, a colon, a space and its value, for example "title: A new story".',
      'title:\u00a0Visiting the lab': `:3: line 3 has a space that is none ${COPIED} "title: " anew.`,
      '\u00a0title: Visiting the lab': `:3: line 3 has a space that is none ${COPIED} "title: " anew.`,
      'topics:\n  -\u00a0Ocean': `:11: line 11 has a space that is none ${COPIED} "- " anew.`,
      'title: Coral #3 grows': ':3: "title" ends before the sign #; put it into double quotes: title: "Coral #3 grows"',
      'topics:\n  - Ocean\n  - Coral #3':
        ':12: an entry of "topics" ends before the sign #; put it into double quotes: - "Coral #3"',
      'date: *soon': ':2: has a value that begins with * or &; put that value into double quotes.',
    }),
  )('%j', async (line, sentence) => {
    expect(await mistakesAfter(typed(line))).toEqual([ARTICLE + sentence])
  })

  test.each<[string, Spoil, string]>([
    [
      'no front matter',
      writes(ARTICLE, 'Hello'),
      ':1: does not begin with front matter; the first line must be three hyphens: ---.',
    ],
    [
      'two versions',
      edits(ARTICLE, (text) =>
        text
          .replace('title:', '<<<<<<< HEAD\ntitle: Other\n=======\ntitle:')
          .replace('summary:', '>>>>>>> theirs\nsummary:'),
      ),
      ':3: holds "<<<<<<< HEAD", which Git writes where two people changed the same lines; keep one of the two, and take the lines with <<<<<<<, ======= and >>>>>>> out.',
    ],
    [
      'two versions of the text',
      addsText(ARTICLE, '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> theirs'),
      ':19: holds "<<<<<<< HEAD", which Git writes where two people changed the same lines; keep one of the two, and take the lines with <<<<<<<, ======= and >>>>>>> out.',
    ],
    [
      'no end',
      edits(ARTICLE, (text) => text.slice(0, text.indexOf('\n---', 3))),
      ':1: has front matter that does not end; write three hyphens (---) on a line of their own below its last field.',
    ],
    [
      'no fields',
      edits(ARTICLE, (text) => text.replace(/---\n[^]*?---\n/, '---\nA reef\n---\n')),
      ':2: has front matter without fields; write each as "name: value" on a line of its own.',
    ],
    [
      'a sign of no width within the name of a field',
      setsLine(ARTICLE, 'title', 'tit\u200ble: Visiting the lab'),
      `:3: line 3 has a sign that is not seen ${COPIED} "title: " anew.`,
    ],
    [
      'a field twice',
      setsLine(ARTICLE, 'date', 'title: Again'),
      ':5: "title" stands there twice; keep one of the two.',
    ],
  ])('%s', async (_name, spoil, sentence) => {
    expect(await mistakesAfter(spoil)).toEqual([ARTICLE + sentence])
  })

  test('each line with a mistake gets its sentence, and links to the article stay right', async () => {
    const found = await mistakesAfter(
      title('Plastic: a story'),
      setsField(ARTICLE, 'pictureAlt', 'A hill: seen from the sea'),
      addsText(OTHER, '[The sachet](/detail-news-12)'),
    )
    expect(found).toEqual([
      expect.stringContaining(':3: "title" holds'),
      expect.stringContaining(':7: "pictureAlt" holds'),
    ])
  })
})

describe('names and places', () => {
  const copies =
    (from: string, to: string): Spoil =>
    (root) =>
      cpSync(join(root, from), join(root, to), { recursive: true })
  const renames = ` (npm run add:photos ${FOLDER} does it)`
  const plainly = 'use only the letters a to z, digits and hyphens: '
  test.each(
    Object.entries({
      'content/news/12-Plastic and us': `with a space; ${plainly}12-plastic-and-us`,
      'content/news/12-reef🐠': `with 🐠; ${plainly}12-reef`,
      'content/news/12-café': `with é; ${plainly}12-cafe`,
      [`${FOLDER}.`]: `that ends with a full stop; ${plainly}12-plastic-kitchen-to-reef`,
      [`${FOLDER} `]: `with a space; ${plainly}12-plastic-kitchen-to-reef`,
    }),
  )('a folder called %j', async (folder, sentence) => {
    expect(await mistakesAfter(moves(FOLDER, folder))).toEqual([`${folder}: has a name ${sentence}`])
  })

  const KEPT = 'is a copy that a text editor or word processor keeps for itself; delete it.'
  const device = (name: string) => `has a name that Windows keeps for itself; ${plainly}${name}`
  test.each(
    Object.entries({
      'index.md~': KEPT,
      '~$notes.docx': KEPT,
      'third.jpg+': `has a name with +; ${plainly}third.jpg`,
      'thi\u200brd.jpg': `has a name with U+200B; ${plainly}thi-rd.jpg${renames}`,
      'aux.jpg': `${device('aux-file.jpg')}${renames}`,
      'CON.png': `${device('con-file.png')}${renames}`,
      'lpt1.webp': `${device('lpt1-file.webp')}${renames}`,
      nul: device('nul-file'),
    }),
  )('a file called %j', async (name, sentence) => {
    expect(await mistakesAfter(writes(`${FOLDER}/${name}`, 'x'))).toEqual([`${FOLDER}/${name}: ${sentence}`])
  })

  test.each<[string, Spoil, string[]]>([
    [
      'a picture with a space and brackets',
      moves(`${FOLDER}/second.jpg`, `${FOLDER}/IMG (2).JPG`),
      [
        `${FOLDER}/IMG (2).JPG: has a name with a space, (, ); ${plainly}img-2.jpg${renames}`,
        `${ARTICLE}:8: "secondPicture" names the picture "second.jpg", which is not in ${FOLDER}; the folder has: IMG (2).JPG, lead.jpg.`,
      ],
    ],
    [
      'a number of places that is none',
      moves('content/partners/01-partner', 'content/partners/628123456789-partner'),
      [
        'content/partners/628123456789-partner: begins with the number 628123456789, which is too high to give a place; write one of at most 4 digits.',
      ],
    ],
    [
      'a folder without a number',
      moves('content/partners/01-partner', 'content/partners/partner'),
      ['content/partners/partner: has no number in front of its name, which gives its place; call it, say, 09-partner'],
    ],
    [
      'two places with one number',
      copies('content/partners/01-partner', 'content/partners/1-partner-b'),
      [
        'content/partners/1-partner-b: begins with the number 1, as content/partners/01-partner does; give each a number of its own.',
      ],
    ],
    [
      'a folder without its index file',
      (root) => rmSync(join(root, ARTICLE)),
      [`${FOLDER}: has no file index.md, so nothing of it is shown; put one there, or take the folder away.`],
    ],
    [
      'an index file of another ending',
      moves(ARTICLE, `${FOLDER}/index.md.txt`),
      [`${FOLDER}: has no file index.md, so nothing of it is shown; rename index.md.txt to index.md.`],
    ],
    [
      'an empty folder',
      (root) => void mkdirSync(join(root, 'content/news/46-storm')),
      [
        'content/news/46-storm: has no file index.md, so nothing of it is shown; put one there, or take the folder away.',
      ],
    ],
    [
      'a text where none is read',
      (root) => {
        mkdirSync(join(root, 'content/new'))
        writes('content/new/storm.md', 'x')(root)
      },
      ['content/new/storm.md: is not in a place where content is read; did you mean content/news/*/index.md?'],
    ],
    [
      'a text in a folder of its type, but not in one of its own',
      writes('content/news/storm.md', 'x'),
      ['content/news/storm.md: is not in a place where content is read; did you mean content/news/*/index.md?'],
    ],
    [
      'a text in a folder that bears the name of another text',
      (root) => {
        mkdirSync(join(root, 'content/prices'))
        writes('content/prices/snorkeling.md', 'x')(root)
      },
      [
        'content/prices/snorkeling.md: is not in a place where content is read; did you mean content/settings/prices.md?',
      ],
    ],
    [
      'a symbolic link to a text',
      (root) => {
        moves(PARTNER, 'partner.md')(root)
        symlinkSync(join(root, 'partner.md'), join(root, PARTNER))
      },
      [
        'content/partners/01-partner: has no file index.md, so nothing of it is shown; put one there, or take the folder away.',
        `${PARTNER}: is a symbolic link, which leads nowhere on another computer; put the file itself there.`,
      ],
    ],
    [
      'a symbolic link to a picture',
      (root) => {
        moves(`${FOLDER}/lead.jpg`, 'lead.jpg')(root)
        symlinkSync(join(root, 'lead.jpg'), join(root, FOLDER, 'lead.jpg'))
      },
      [`${FOLDER}/lead.jpg: is a symbolic link, which leads nowhere on another computer; put the file itself there.`],
    ],
    [
      'a text of the settings that is gone',
      (root) => rmSync(join(root, 'content/settings/menu.md')),
      [
        'content/settings/menu.md: is missing; write it with the fields: freeResources, mission, coral, team, gallery, merchandise, news, event, dive, diveShort, donate, whoWeAreMission, whoWeAreGallery, whoWeAreTeam.',
      ],
    ],
    [
      'two articles with one number',
      setsField(OTHER, 'number', '12'),
      [`${OTHER}:2: "number" is 12, as in ${ARTICLE}; the next free number is 13.`],
    ],
    [
      'a copied folder as Windows calls it',
      copies(FOLDER, `${FOLDER} - Copy`),
      [
        `${FOLDER} - Copy: has a name with a space; ${plainly}12-plastic-kitchen-to-reef-copy`,
        `${FOLDER} - Copy/index.md:2: "number" is 12, as in ${ARTICLE}; the next free number is 14.`,
      ],
    ],
    [
      'a copied folder whose name is right: the later one',
      copies(FOLDER, `${FOLDER}-copy`),
      [`${FOLDER}-copy/index.md:2: "number" is 12, as in ${ARTICLE}; the next free number is 14.`],
    ],
    [
      'a copied folder with a number of its own, before the original',
      copies(FOLDER, 'content/news/07-a-new-story'),
      [`content/news/07-a-new-story/index.md:2: "number" is 12, as in ${ARTICLE}; the next free number is 14.`],
    ],
    [
      'a copied folder in a list',
      copies('content/partners/01-partner', 'content/partners/01-partner - Copy'),
      [
        `content/partners/01-partner - Copy: has a name with a space; ${plainly}01-partner-copy`,
        `content/partners/01-partner - Copy: begins with the number 01, as content/partners/01-partner does; give each a number of its own.`,
      ],
    ],
    [
      'a copied event',
      copies('content/events/01-crafting-coral', 'content/events/01-crafting-coral - Copy'),
      [
        `content/events/01-crafting-coral - Copy: has a name with a space; ${plainly}01-crafting-coral-copy`,
        `content/events/01-crafting-coral - Copy: begins with the number 01, as content/events/01-crafting-coral does; give each a number of its own.`,
        `content/events/01-crafting-coral - Copy/page.md:2: "route" is /Events-Details, which belongs to ${EVENT_PAGE}; write another path.`,
      ],
    ],
    ...['05-x.md.txt', '05-x.MD', '05-x.markdown', '05-x.docx', '05-x'].map((name): [string, Spoil, string[]] => [
      `a text called ${name} in a folder of single texts`,
      (root) => {
        mkdirSync(join(root, 'content/reasons'))
        writes(`content/reasons/${name}`, 'x')(root)
      },
      [
        `content/reasons/${name}: is not read, because its name does not end in .md; save it as plain text under the name 05-x.md, or take it away.`,
      ],
    ]),
    [
      'what lies there rightly, and what systems leave behind unseen',
      (root) => {
        mkdirSync(join(root, 'content/reasons'))
        for (const name of ['05-x.jpg', '05-x.SVG', 'Thumbs.db', 'desktop.ini', '.DS_Store']) {
          writes(`content/reasons/${name}`, 'x')(root)
        }
      },
      [],
    ],
    [
      'two pages at one address',
      copies('content/events/01-crafting-coral', 'content/events/02-again'),
      [
        `content/events/02-again/page.md:2: "route" is /Events-Details, which belongs to ${EVENT_PAGE}; write another path.`,
      ],
    ],
    [
      'two guides at one address',
      copies('content/guides/01-planting-mangroves', 'content/guides/02-Planting-mangroves'),
      [
        'content/guides/02-Planting-mangroves: is called like content/guides/01-planting-mangroves after its number, and both would have the address /guides/planting-mangroves; give it another name.',
      ],
    ],
    [
      'pages of text at addresses that are taken',
      (root) => {
        const text = `---\ntitle: A page\nlabel: Page\nlead: What stands on this page.\ndescription: ${'What stands on this page. '.repeat(4)}\ncontactLabel: Write to\n---\n\n## Below\n\nIts text.\n`
        for (const folder of ['01-news', '02-Events-Details', '03-help', '04-help']) {
          mkdirSync(join(root, 'content/texts', folder), { recursive: true })
          writes(`content/texts/${folder}/index.md`, text)(root)
        }
        addsText(OTHER, '[a page of text](/help)')(root)
      },
      [
        ['01-news', 'a page of this site', '/news'],
        ['02-Events-Details', EVENT_PAGE, '/events-details'],
        ['04-help', 'content/texts/03-help', '/help'],
      ].map(
        ([folder, other, address]) =>
          `content/texts/${folder}: is called like ${other} after its number, and both would have the address ${address}; give it another name.`,
      ),
    ],
    [
      'a link to a guide, and to the list of guides',
      addsText(OTHER, '[a](/guides/planting-mangroves) [b](/guides)'),
      [],
    ],
    [
      'a guide with a day',
      edits(GUIDE, (text) => text.replace('updated:', 'date:')),
      [
        `${GUIDE}: "updated" is missing; write a day as YYYY-MM-DD, for example 2024-12-31.`,
        `${GUIDE}:4: "date" is not a field here; did you mean "updated"?`,
      ],
    ],
    [
      'an event at the address of an article',
      (root) => {
        setsField(EVENT_PAGE, 'route', '/detail-news-13')(root)
        setsField(CARD, 'link', '/detail-news-13')(root)
      },
      [`${EVENT_PAGE}:2: "route" is /detail-news-13, which belongs to ${OTHER}; write another path.`],
    ],
    ...['/launch-report', '/events'].map((route): [string, (root: string) => void, string[]] => [
      `an event at the site’s own ${route}`,
      (root) => {
        setsField(EVENT_PAGE, 'route', route)(root)
        setsField(CARD, 'link', route)(root)
      },
      [`${EVENT_PAGE}:2: "route" is ${route}, which belongs to this site; write another path.`],
    ]),
  ])('%s', async (_name, spoil, sentences) => {
    expect(await mistakesAfter(spoil)).toEqual(sentences)
  })
})
