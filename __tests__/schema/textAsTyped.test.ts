/**
 * Texts as people type and paste them: shown as they were meant where that is certain, one sentence where it is not. What
 * the build and the desk make of a text stands beside what the check says of it.
 */
import { storyHtml } from '../../src/gatsby/graphql/storyHtml'
import { checkFile } from '../../src/schema/checkFile'
import { contentTypeOf } from '../../src/schema/registry'
import { textAsMeant } from '../../src/schema/textAsMeant'

const site = { routes: new Set(['/', '/dive-with-us', '/detail-news-12']), address: 'https://reef.test' }
const type = { ...contentTypeOf('texts/01-privacy/index.md')!, interfaces: ['Story'] }

const sentences = (body: string) =>
  checkFile({ file: 'a.md', type, frontMatter: {}, body, bodyLine: 1, lineOf: () => undefined }, site)
    .filter(({ line }) => line !== undefined)
    .map(({ line, message }) => `${line}: ${message}`)

const html = (body: string) =>
  storyHtml(body, { language: 'en', linkTo: (address) => address, settings: {}, foreignWords: {} }).replace(/\n/g, '')

const LIST = '<ul><li>one</li><li>two</li></ul>'
const NUMBERED = '<ol><li>one</li><li>two</li></ol>'
const OUT = '<svg class="icon out" aria-hidden="true"><use href="#i-out"></use></svg>'
const linked = (address: string, words: string) =>
  `<a href="${address}" target="_blank" rel="noopener noreferrer">${words}${OUT}<span class="new-tab"> (noaa.gov, opens in a new tab)</span></a>`
const DIVE = '<p><a href="/dive-with-us">dive</a></p>'

test.each<[string, string, string]>([
  ['a heading without its space', '##The reef', '<h2>The reef</h2>'],
  ['a lower one', '## A\n\n###B2 reef', '<h2>A</h2><h3>B2 reef</h3>'],
  ['a heading with a non-breaking space, as a Mac types it', '##\u00a0The reef', '<h2>The reef</h2>'],
  ['a non-breaking space in front of a heading', '\u00a0## The reef', '<h2>The reef</h2>'],
  ['a heading right below a paragraph', 'Text.\n##Heading\nMore.', '<p>Text.</p><h2>Heading</h2><p>More.</p>'],
  ['hashtags', '#SaveTheReef is on. #coral', '<p>#SaveTheReef is on. #coral</p>'],
  ['bullets and tabs', '•\tone\n•\ttwo', LIST],
  ['bullets and spaces', '• one\n• two', LIST],
  ['bullets alone', '•one\n•two', LIST],
  ['bullets and non-breaking spaces', '•\u00a0\u00a0one\n•\u00a0two', LIST],
  ['bullets of a symbol font', '\uf0b7\tone\n\uf0a7\ttwo\n'.replace('\uf0a7', '\uf0b7'), LIST],
  ['middle dots', '·\tone\n· two', LIST],
  ['the o of a word processor', 'o\tone\no\ttwo', LIST],
  ['squares', '▪ one\n▪ two', LIST],
  ['bullets within a list', '- •\tone\n- • two', LIST],
  ['diamonds', '❖ one\n❖ two', LIST],
  ['bullets indented by a tab', '\t•\tone\n\t•\ttwo', LIST],
  ['bullets below bullets', '•\tone\no\tinner\n•\ttwo', '<ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul>'],
  ['dashes and tabs', '–\tone\n–\ttwo', LIST],
  ['dashes and spaces', '– one\n– two', LIST],
  ['long dashes', '— one\n— two', LIST],
  ['a link typed into the desk', '\\[dive](/dive-with-us)', DIVE],
  ['both its brackets behind a backslash', '\\[dive\\](/dive-with-us)', DIVE],
  ['words in brackets that lead nowhere', 'Corals \\[hard ones] (and soft).', '<p>Corals [hard ones] (and soft).</p>'],
  ['an address alone', 'See https://www.noaa.gov.', `<p>See ${linked('https://www.noaa.gov', 'noaa.gov')}.</p>`],
  ['an address in capitals', 'HTTPS://WWW.NOAA.GOV', `<p>${linked('https://www.noaa.gov', 'noaa.gov')}</p>`],
  ['an address without https', 'www.noaa.gov, too', `<p>${linked('https://www.noaa.gov', 'noaa.gov')}, too</p>`],
  [
    'an address in brackets',
    '(https://noaa.gov/a_(b)/c?d=1&e=2#f)',
    `<p>(${linked('https://noaa.gov/a_%28b%29/c?d=1&#x26;e=2#f', 'noaa.gov/a_(b)/c')})</p>`,
  ],
  [
    'a long address on a line of its own, as the desk writes it',
    'Read:\n\nhttps://noaa.gov/a\\_long\\_way/and-one-more-part-of-it/.',
    `<p>Read:</p><p>${linked('https://noaa.gov/a_long_way/and-one-more-part-of-it/', 'noaa.gov/a_long_way/and-one-more-part-o…')}.</p>`,
  ],
  [
    'bold words with an address',
    '**Go: https://noaa.gov**',
    `<p><strong>Go: ${linked('https://noaa.gov', 'noaa.gov')}</strong></p>`,
  ],
  ['a link with words', '[NOAA](https://www.noaa.gov)', `<p>${linked('https://www.noaa.gov', 'NOAA')}</p>`],
  [
    'an address as the words of a link',
    '[www.noaa.gov](https://www.noaa.gov)',
    `<p>${linked('https://www.noaa.gov', 'www.noaa.gov')}</p>`,
  ],
  ['an address in angle brackets', '<https://noaa.gov>', `<p>${linked('https://noaa.gov', 'https://noaa.gov')}</p>`],
  ['hyphens without a space', '-one\n-two', LIST],
  ['a number below zero', '-5 °C at night.', '<p>-5 °C at night.</p>'],
  ['numbers with a bracket', '1) one\n2) two', NUMBERED],
  ['numbers without a space', '1.one\n2.two', NUMBERED],
  ['numbers with both', '1.) one\n2.) two', NUMBERED],
  ['a decimal number', '1.5 metres deep.', '<p>1.5 metres deep.</p>'],
  ['a list right below a paragraph', 'Take:\n- one\n- two', `<p>Take:</p>${LIST}`],
  ['bullets right below a paragraph', 'Take:\n•\tone\n•\ttwo', `<p>Take:</p>${LIST}`],
  ['a list that goes on', '3. one\n4. two', '<ol start="3"><li>one</li><li>two</li></ol>'],
  ['a list numbered by ones', '1. one\n1. two', NUMBERED],
  ['a year at the beginning of a line', '2024. A year of storms.', '<p>2024. A year of storms.</p>'],
  ['a year behind a list', '1. one\n2. two\n\n2024. A year.', `${NUMBERED}<p>2024. A year.</p>`],
  ['a figure with a bracket', '150) was the last one.', '<p>150) was the last one.</p>'],
  ['a product', 'About 2*3*4 tiles and 5 * 3 more.', '<p>About 2*3*4 tiles and 5 * 3 more.</p>'],
  ['quotation marks around an address', '[dive](“/dive-with-us”)', DIVE],
  ['single ones', '[dive](‘/dive-with-us’)', DIVE],
  ['straight ones', '[dive]("/dive-with-us")', DIVE],
  ['signs of no width', 'A\u200bbout so\u00adft \ufeffcorals\u2060.', '<p>About soft corals.</p>'],
  ['a sign of no width in front of a heading', '\u200b## The reef', '<h2>The reef</h2>'],
  ['an emoji of several parts', 'The 👩‍🔬 at 1️⃣.', '<p>The 👩‍🔬 at 1️⃣.</p>'],
  ['non-breaking spaces between words', 'The\u00a0sea\u00a0is\u202fcalm.', '<p>The sea is calm.</p>'],
  ['one between a figure and its unit', 'At 8\u00a0m and 30\u202f°C.', '<p>At 8\u00a0m and 30\u202f°C.</p>'],
  ['non-breaking spaces of a web page', 'The&nbsp;sea&#160;is calm.', '<p>The sea is calm.</p>'],
  ['an empty paragraph of a web page', 'One.\n\n&nbsp;\n\nTwo.', '<p>One.</p><p>Two.</p>'],
  ['an indent of a web page', '&nbsp;&nbsp;&nbsp;&nbsp;Text.', '<p>Text.</p>'],
  ['other letters of HTML', 'Fish &amp; chips &copy; me', '<p>Fish &#x26; chips © me</p>'],
  ['a backslash at the end', 'The end.\\', '<p>The end.</p>'],
  ['a backslash in between', 'One\\\ntwo.', '<p>One<br>two.</p>'],
  ['a backslash alone', 'One.\n\n\\\n\nTwo.', '<p>One.</p><p>Two.</p>'],
  ['a backslash behind a heading', '## The reef\\\nText.', '<h2>The reef</h2><p>Text.</p>'],
  ['a line break', 'One<br>two<BR>three', '<p>One<br>two<br>three</p>'],
  ['a line break alone', 'One.\n\n<br>\nA *wave*.', '<p>One.</p><p>A <em>wave</em>.</p>'],
  ['a row of dashes', 'One.\n\n———\n\nTwo.', '<p>One.</p><hr><p>Two.</p>'],
  ['a row of bullets', 'One.\n\n• • •\n\nTwo.', '<p>One.</p><hr><p>Two.</p>'],
  [
    'a signature below a quote',
    '> The sea is calm.\n>\n> — Ana',
    '<blockquote><p>The sea is calm.</p><p>— Ana</p></blockquote>',
  ],
  [
    'signs between words',
    'a_b, x < 3, <3, AT&T, 50% ~ 60%, ~20 m',
    '<p>a_b, x &#x3C; 3, &#x3C;3, AT&#x26;T, 50% ~ 60%, ~20 m</p>',
  ],
  ['signs behind a backslash', '\\[^1] \\~~x~~ \\_x \\==x== \\*', '<p>[^1] ~~x~~ _x ==x== *</p>'],
  ['times of day', 'at 10:30: then 11:00', '<p>at 10:30: then 11:00</p>'],
])('%s: shown as meant', (_name, body, shown) => {
  expect(html(body)).toBe(shown)
  expect(sentences(body)).toEqual([])
})

const BRACKETS = 'write [the words](/the-page) with both brackets, and nothing between them.'
const TABLE = 'is a row of a table, which a text cannot hold; write a list or sentences.'
const SIGNS = 'is shown as it stands;'
const ENTRY = 'is no entry of a list; begin each with 1. or with a hyphen and a space.'
const HEADING = 'is no heading; begin a line with ## and a space, or take the signs out.'
const ADDRESS = 'is no link as it stands; write [the words](https://…).'
const NOTE = 'write the note in brackets, or name the source in the field "sources".'
const DASH =
  'begins with a dash; begin an entry of a list with a hyphen and a space (- words), and a sentence with a word.'

test.each(
  Object.entries({
    '[dive]\u00a0(/dive-with-us)': `1: a link is not complete: "[dive] (/dive-with-us)"; ${BRACKETS}`,
    '[dive]\n(/dive-with-us)': `1: a link is not complete: "[dive]…"; ${BRACKETS}`,
    '(dive)[/dive-with-us]': `1: a link is not complete: "(dive)[/dive-with-us]"; ${BRACKETS}`,
    'See [[the lab]].': `1: "[[the lab]]" ${SIGNS} write [the lab](/the-page).`,
    '#A heading here':
      '1: "#A heading here" is shown with its #; write ## and a space for a heading, or begin with a word.',
    '#######Deep': `1: "#######Deep" ${HEADING}`,
    'The end. ## Next': `1: "## Next" ${HEADING}`,
    'One.\n\n– two': `3: "– two" ${DASH}`,
    '-- Ana': `1: "-- Ana" ${DASH}`,
    'a) one\nb) two': `1: "a) one" ${ENTRY}`,
    '(1) one\n(2) two': `1: "(1) one" ${ENTRY}`,
    '1. one\n2. two\n4. three':
      '3: "4. three" is shown as number 3 of its list; write 3., or 4\\. for a number that is to be seen.',
    'A wave[^1].': `1: "[^1]" ${SIGNS} ${NOTE}`,
    'A wave[^1].\n\n[^1]: https://www.noaa.gov':
      '3: "[^1]" is a footnote, which a text cannot hold; write it in brackets, or in the field "sources".',
    'A wave^[NOAA].': `1: "^[NOAA]" ${SIGNS} ${NOTE}`,
    'A.\tone\nB.\ttwo': `1: "A.\tone" ${ENTRY}`,
    '✓ one\n✓ two': `1: "✓ one" ${ENTRY}`,
    '> • one': `1: "• one" ${ENTRY}`,
    '> ##Deep': `1: "##Deep" ${HEADING}`,
    'The ~~old~~ reef.': `1: "~~old~~" ${SIGNS} take old out, or the signs around it.`,
    'The ~old~ reef.': `1: "~old~" ${SIGNS} take old out, or the signs around it.`,
    'The ==old== reef.': `1: "==old==" ${SIGNS} write **old**.`,
    'The ++old++ reef.': `1: "++old++" ${SIGNS} write old.`,
    'A :turtle: came.': `1: ":turtle:" ${SIGNS} put the emoji itself there, or take it out.`,
    'H~2~O': `1: "H~2~" ${SIGNS} write H<sub>2</sub>.`,
    '8 m^2^': `1: "m^2^" ${SIGNS} write m<sup>2</sup>.`,
    '8 m^2': `1: "m^2" ${SIGNS} write m<sup>2</sup>.`,
    'CO_2 rises': `1: "CO_2" ${SIGNS} write CO<sub>2</sub>.`,
    '## Deep {#deep}': `1: "{#deep}" ${SIGNS} take it out.`,
    '::: note\nDeep.\n:::': `1: "::: note" ${SIGNS} take it out.`,
    'Spat\n: a young coral':
      '2: ": a young coral" begins with a colon; write what it explains and its words in one sentence.',
    'The [b]old[/b] reef.': `1: "[b]old[/b]" ${SIGNS} write old.`,
    'Dear {{ name }},': `1: "{{ name }}" ${SIGNS} take it out.`,
    'It`s deep.': `1: "\`" ${SIGNS} write ’ for an apostrophe, or take it out.`,
    '- [ ] dive': '1: "[ ]" is a box to tick, which a text cannot hold; take it out.',
    'One.\n\na | b\n--- | ---\n1 | 2': `3: "a | b" ${TABLE}`,
    '| a | b |\n|---|---|\n| 1 | 2 |': `1: "| a | b |" ${TABLE}`,
    'reef\tdepth\nKecinan\t8 m': `1: "reef\tdepth" ${TABLE}`,
    'The _Chelonia mydas eats.':
      '1: "_Chelonia mydas eats." has _ without a partner; write _the words_ with no space inside, or \\_ for an underscore that is to be seen.',
    'One,\ntwo *three':
      '2: "*three" has * without a partner; write *the words* with no space inside, or \\* for a star that is to be seen.',
    'See http://noaa.gov.': `1: the address "http://noaa.gov." ${ADDRESS}`,
    'See https://reef.test/dive-with-us.':
      '1: a link in the text leads to "https://reef.test/dive-with-us", which is a page of this site; write "/dive-with-us".',
    '[NOAA] (https://noaa.gov)': `1: a link is not complete: "[NOAA] (https://noaa.gov)"; ${BRACKETS}`,
    'A &lt;b&gt;wave': `1: "&lt;b&gt;" ${SIGNS} write the sign itself, or take it out.`,
    'A&nbsp wave': `1: "&nbsp" ${SIGNS} write the sign itself, or take it out.`,
    'A &amp;nbsp; wave': `1: "&amp;nbsp;" ${SIGNS} write the sign itself, or take it out.`,
    'A\nlong wave\u000bbroke.':
      '2: the text holds U+000B behind "long wave", a line break from a word processor; delete it and type a space.',
    'A\u2028wave':
      '1: the text holds U+2028 behind "A", a line break from a word processor; delete it and type a space.',
    '\u202eevaw': '1: the text holds U+202E at the beginning, a sign that turns the direction of writing; delete it.',
    'A &#x202E;wave': '1: the text holds U+202E behind "A", a sign that turns the direction of writing; delete it.',
    'A &#8;wave':
      '1: the text holds U+FFFD behind "A", a letter that cannot be read; delete it and type the letter anew.',
    'A \uf04a wave':
      '1: the text holds U+F04A behind "A", a sign that only one font has; delete it and type what is meant.',
    'A \ud83d wave': '1: the text holds U+D83D behind "A", half of a letter; delete it and type the letter anew.',
  }),
)('%j: one sentence', (body, sentence) => {
  expect(sentences(body)).toEqual([sentence])
})

test('a text has as many lines as it is meant to have, so that sentences name the right one', () => {
  const body = '•\tone\r\n\u200b\r\n\\\n<br>\n———\n\n2024. x\n'
  expect(textAsMeant(body).split('\n')).toHaveLength(body.split('\n').length)
})
