/**
 * A small, right content folder to spoil in tests: the texts that every site needs, taken from this site, and three
 * articles, one guide, one event with its page and one partner, written here.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { readContentFile } from '../../src/schema/contentFile'
import { contentTypes } from '../../src/schema/registry'

export const ARTICLE = 'content/news/12-plastic-kitchen-to-reef/index.md'
export const FOLDER = dirname(ARTICLE)
export const OTHER = 'content/news/13-ocean-acidification/index.md'
export const GUIDE = 'content/guides/01-planting-mangroves/index.md'
export const CARD = 'content/events/01-crafting-coral/index.md'
export const EVENT_PAGE = 'content/events/01-crafting-coral/page.md'
export const PARTNER = 'content/partners/01-partner/index.md'

const SUMMARY =
  'One coffee sachet, six stops downhill and a hand that could have caught it at each. The journey of something used for four seconds.'

const storyFields = (title: string) => `title: ${title}
summary: ${SUMMARY}
date: 2023-09-20
picture: lead.jpg
pictureAlt: Illustration of a hillside above a reef
secondPicture: second.jpg
secondPictureAlt: Illustration of a kitchen table with a clay jug
`

const article = (number: number, title: string) =>
  `---\nnumber: ${number}\n${storyFields(title)}topics: [Ocean]\n---\n\nSix in the morning.\n\n## Downhill\n\nIt has [a short way](/dive-with-us) to go.\n`

const CARD_TEXT = `---
title: Crafting Coral
description: Shape a reef unit from clay on Gili Asahan.
numeral: 150k
numeralLabel: IDR workshop
link: /Events-Details
linkLabel: Event details
picture: lead.jpg
pictureAlt: Illustration of a glowing brick kiln
---

A lump of clay.
`

const writeExample = async (root: string) => {
  const jpeg = await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#2aa' } })
    .jpeg()
    .toBuffer()
  const png = await sharp({ create: { width: 1600, height: 700, channels: 4, background: '#2aa8' } })
    .png()
    .toBuffer()
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const single = contentTypes.filter(({ files }) => !files.includes('*')).map(({ files }) => `content/${files}`)
  for (const path of single) {
    const text = readFileSync(path, 'utf8').replace(/(\]\(|page: )\/[^)\n]*/g, '$1/dive-with-us')
    write(path, text)
    for (const value of Object.values(readContentFile(text).frontMatter)) {
      if (typeof value !== 'string' || !/^\S+\.(jpe?g|png|webp)$/.test(value)) continue
      write(join(dirname(path), value), value.endsWith('.png') ? png : jpeg)
    }
  }
  write('content/news/00-stages/index.md', article(0, 'The stages of coral restoration'))
  write(ARTICLE, article(12, 'From the kitchen to the reef'))
  write(OTHER, article(13, 'Ocean acidification'))
  write(
    GUIDE,
    `---\n${storyFields('How to plant mangroves').replace(/^date: .*\n/m, 'updated: 2024-05-01\n')}topics: [Ocean]\n---\n\nMud up to the shins.\n`,
  )
  write(CARD, CARD_TEXT)
  write(EVENT_PAGE, `---\nroute: /Events-Details\n${storyFields('Crafting Coral Events')}---\n\nClay remembers.\n`)
  for (const path of ['content/news/00-stages', FOLDER, dirname(OTHER), dirname(GUIDE), dirname(CARD)]) {
    write(`${path}/lead.jpg`, jpeg)
    write(`${path}/second.jpg`, jpeg)
  }
  write(PARTNER, '---\nname: A partner\nkind: company\nlogo: logo.png\n---\n')
  write(join(dirname(PARTNER), 'logo.png'), png)
}

// hundreds of copies are made: in memory, where Linux has a folder, a file costs a tenth of the processor time
const IN_MEMORY = '/dev/shm'
const base = mkdtempSync(join(existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'content-'))
afterAll(() => rmSync(base, { recursive: true }))

let pristine: Promise<string> | undefined

const makePristine = async () => {
  const root = join(base, 'pristine')
  await writeExample(root)
  return root
}

/** A fresh copy of the example: the path of a folder that holds `content/`. */
export const copyOfExample = async (): Promise<string> => {
  const root = mkdtempSync(join(base, 'copy-'))
  cpSync(await (pristine ??= makePristine()), root, { recursive: true })
  return root
}
