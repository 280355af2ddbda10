import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { fromFile } from '../../src/cms/contentFormat'
import { indonesianMistake } from '../../src/cms/indonesianMistake'
import { PARTS, SENTENCES } from '../../src/cms/indonesianSentences'
import { GONE, othersSentence } from '../../src/cms/othersEdits'
import { sameNumber } from '../../src/schema/checks/addresses'

/** Where the sentences of a form are made: what the desk and its check of translations import of the checks. */
const BEGINNINGS = [
  'src/schema/checkFile.ts',
  'src/schema/checks/translations.ts',
  'src/schema/contentFile.ts',
  'src/schema/yamlMistakes.ts',
  'src/cms/contentFormat.ts',
  'src/cms/othersEdits.ts',
]

/** Modules of which more is imported than sentences: what their fields say is a hint, which has a test of its own. */
const CHECK = /^src\/(?:schema\/(?:checks\/\w+|checkFile|checkFrontMatter|fieldAdvice|signs)|cms\/othersEdits)\.ts$/

/** What is said elsewhere than in the desk, or by nobody. */
const ELSEWHERE = [
  // notes, which keep nobody from saving (checkEntry.ts)
  'begins with words such as “image of”. That is fine; screen readers say them already, so better begin with what is seen',
  'yes and',
  'speaks of children. If',
  'is a photograph in which one could be recognised',
  'show it in a field such as secondPicture or sliderPictures, where the consent of the parents or guardians can be said',
  // the command for translations
  'is older than the English text: write anew what has changed in',
  'then: npm run translate:mark',
  // the word of zod for no word, and an example in a part that is said by its pieces
  'Invalid input',
  'What it does not show',
]

const parsed = (path: string) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)

const nodesOf = (node: ts.Node): ts.Node[] => [node, ...node.getChildren().flatMap(nodesOf)]

const importsOf = (path: string) =>
  parsed(path)
    .statements.filter(ts.isImportDeclaration)
    .filter(({ importClause }) => !importClause?.isTypeOnly)
    .map(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text)
    .filter((name) => name.startsWith('.'))
    .map((name) => `${join(path, '..', name)}.ts`)
    .filter((name) => CHECK.test(name))

const withImports = (paths: readonly string[], known: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
  paths.reduce((all, path) => (all.has(path) ? all : withImports(importsOf(path), new Set([...all, path]))), known)

/** What stands between quotation marks in a file, and looks like words. */
const wordsIn = (path: string) =>
  nodesOf(parsed(path))
    .filter(
      (node) => ts.isLiteralExpression(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node),
    )
    .filter((node) => !ts.isRegularExpressionLiteral(node))
    .flatMap((node) => (node as ts.LiteralLikeNode).text.split(/["\\/()[\]]/))
    .map((text) => text.replace(/^[\s,;:.]+|[\s,;:.]+$/g, ''))
    .filter((text) => /[a-z]{2} [a-z]/.test(text))

test('every sentence that a form can say has its Indonesian', () => {
  const files = [...withImports(BEGINNINGS)]
  expect(files.length).toBeGreaterThan(15)
  const known = [...Object.keys(SENTENCES), ...Object.keys(PARTS)].join('\n')
  const unsaid = files.flatMap((path) =>
    wordsIn(path)
      .filter((words) => !known.includes(words) && !ELSEWHERE.includes(words))
      .map((words) => `${path}: ${words}`),
  )
  expect(unsaid).toEqual([])
})

test('an Indonesian sentence holds nothing that its English one has not', () => {
  const holes = (text: string) => new Set(text.match(/\{\w+\}/g))
  const more = [...Object.entries(SENTENCES), ...Object.entries(PARTS)].filter(([english, indonesian]) =>
    [...holes(indonesian)].some((hole) => !holes(english).has(hole)),
  )
  expect(more).toEqual([])
})

test.each(
  Object.entries<unknown>({
    '"title" holds <b>baru</b>, and signs of HTML are shown as they stand here; write baru.':
      '“Judul” berisi <b>baru</b>; tanda HTML akan tampil begitu saja di sini; tulis baru.',
    '"pictureAlt" is "IMG_2031.jpg", the name of a file; say in 10 to 250 characters what is seen in the picture.':
      '“Yang terlihat di gambar” berisi nama berkas, "IMG_2031.jpg"; katakan dalam 10 sampai 250 karakter apa yang terlihat di gambar.',
    '"facts", entry 2, "value", has 55 characters; write one line of at most 40 characters.':
      '“Fakta”, butir 2, “Nilai” berisi 55 karakter; tulis satu baris, paling banyak 40 karakter.',
    '"date" is "2024-13-01"; write a day as YYYY-MM-DD, for example 2024-12-31.':
      '“Tanggal” berisi "2024-13-01"; pilih tanggal.',
    'a link in the text leads to "/dive-with", but there is no such page; did you mean "/dive-with-us"?':
      'Tautan di teks menuju "/dive-with", tetapi halaman itu tidak ada; maksud Anda "/dive-with-us"?',
    'the picture "a.jpg" in the text: "what is seen" has 4 characters; say in 10 to 250 characters what is seen in the picture.':
      'Gambar "a.jpg" di teks: “Yang terlihat” berisi 4 karakter; katakan dalam 10 sampai 250 karakter apa yang terlihat di gambar.',
    'the text holds U+000B behind "the reef", a line break from a word processor; delete it and type a space.':
      'Teks berisi U+000B sesudah "the reef", ganti baris dari pengolah kata; hapus dan ketik spasi.',
    'Indonesian: "summary" has 7 characters; write one or two sentences of 110 to 160 characters.':
      'Bahasa Indonesia: “Ringkasan” berisi 7 karakter; tulis satu atau dua kalimat, 110 sampai 160 karakter.',
    [sameNumber(5, 'content/news/05-x/index.md', 54)]:
      '“Nomor” berisi 5, yang sudah dipakai di content/news/05-x/index.md; nomor bebas berikutnya 54.',
    [othersSentence(['title', 'body'])]: expect.stringMatching(/^Orang lain telah mengubah “Judul”, “Teks” sejak/),
    [GONE]: expect.stringMatching(/^Orang lain telah menghapusnya/),
  }),
)('%s', (english, indonesian) => {
  expect(indonesianMistake(english)).toEqual(indonesian)
})

test('what it has no words for stays as it is', () => {
  expect(indonesianMistake('this was never said')).toBeUndefined()
})

test.each([
  'title: Two: words',
  'title: One\n date: 2025',
  '\ttitle: One',
  'topics:\n  - Reef\n - Ocean',
  'title One\ndate: 2025-06-01',
  'title: One\ntitle: Two',
  'title: "One',
  'topics: [Reef',
  'title: One # two',
  'topics:\n  - One # two',
  'title: *one',
  'One',
  'title:\u00a0One',
  '<<<<<<< HEAD',
  'title: One\rdate: 2025',
])('why a file cannot be read is said in Indonesian: %j', (fields) => {
  const reasons: string[] = []
  const { title } = fromFile(`---\n${fields}\n---\n`, (sentence) => {
    const said = indonesianMistake(sentence)
    reasons.push(sentence)
    if (said === undefined) throw new Error(sentence)
    return said
  })
  expect(reasons.length).toBeGreaterThan(2)
  expect(title).toMatch(/^Berkas ini tidak bisa dibaca: .* Perbaiki langsung di berkasnya\.$/s)
})

test.each(['title: One', '---\ntitle: One\n'])('also of a file that is not framed: %j', (file) => {
  expect(fromFile(file, (sentence) => indonesianMistake(sentence) ?? '?')['title']).not.toContain('?')
})
