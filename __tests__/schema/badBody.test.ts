/** Texts below the front matter: HTML, headings, links. */
import { ARTICLE, CARD, PARTNER } from './exampleContent'
import { addsText, edits, mistakesAfter, reportAfter, setsField, type Spoil } from './spoil'

/** The line on which a paragraph lands that is added to the article. */
const ADDED = `${ARTICLE}:19: `
const writesBody = (text: string) =>
  edits(ARTICLE, (before) => before.slice(0, before.indexOf('\n---\n', 3) + 5) + text)

const ADDRESS = 'write a page of this site such as /dive-with-us, or a full address that begins with https://.'
const ONLY = 'of HTML only <sub>, <sup> and <br> may stand there, write the rest in Markdown.'
const BRACKETS = 'write [the words](/the-page) with both brackets, and nothing between them.'

describe('links', () => {
  test.each(
    Object.entries({
      '[more](/quarterly-figures)':
        'a link in the text leads to "/quarterly-figures", but there is no such page; write another address.',
      '[more](../13-ocean-acidification/index.md)': `a link in the text leads to "../13-ocean-acidification/index.md", which is not an address; ${ADDRESS}`,
      '[more](dive-with-us)':
        'a link in the text leads to "dive-with-us", which needs a slash in front; write "/dive-with-us".',
      '[more](settings:awards)':
        'a link in the text leads to "settings:awards", but content/settings/links.md has no address "awards"; did you mean "award"?',
      '[more](javascript:alert)': `a link in the text leads to "javascript:alert", which is not an address; ${ADDRESS}`,
      '[more](data:text/html,hi)': `a link in the text leads to "data:text/html,hi", which is not an address; ${ADDRESS}`,
      '[more](http://www.noaa.gov)':
        'a link in the text leads to "http://www.noaa.gov", which is not secure; write "https://www.noaa.gov".',
      '[more](www.noaa.gov)':
        'a link in the text leads to "www.noaa.gov", which is not a full address; write "https://www.noaa.gov".',
      '[more](https:/www.noaa.gov)': `a link in the text leads to "https:/www.noaa.gov", which is not an address; ${ADDRESS}`,
      '[more](https://noaa)': `a link in the text leads to "https://noaa", which is not an address; ${ADDRESS}`,
      '[write](mailto:hello)':
        'a link in the text leads to "mailto:hello", which is not an e-mail address; write one such as mailto:hello@example.org.',
      '[more]()': 'a link in the text has no address; write it between the round brackets: [the words](/dive-with-us).',
      '[more][1]\n\n[1]: javascript:alert': `a link in the text leads to "javascript:alert", which is not an address; ${ADDRESS}`,
      'A\nwave [more](/dive-with-us': `a link is not complete: "[more](/dive-with-us"; ${BRACKETS}`,
      'See [more](/dive-with-us and on.': `a link is not complete: "[more](/dive-with-us and on."; ${BRACKETS}`,
      'See [more(/dive-with-us) and on.': `a link is not complete: "[more(/dive-with-us) and on."; ${BRACKETS}`,
      'See [more] (/dive-with-us).': `a link is not complete: "[more] (/dive-with-us)."; ${BRACKETS}`,
      '[more](/dive with us)': `a link is not complete: "[more](/dive with us)"; ${BRACKETS}`,
      '[more][noaa]': `a link is not complete: "[more][noaa]"; ${BRACKETS}`,
    }),
  )('%j', async (text, sentence) => {
    const found = await mistakesAfter(addsText(ARTICLE, text))
    expect(found).toEqual([`${ARTICLE}:${18 + text.split('\n').length}: ${sentence}`])
  })

  test('to articles that are gone are said, and stop nothing', async () => {
    const { mistakes, notes, goneArticles } = await reportAfter(
      setsField(CARD, 'link', '/detail-news-1'),
      addsText(CARD, '[more](/detail-news-7)'),
    )
    expect(mistakes).toEqual([])
    expect(notes.filter((note) => note.startsWith(CARD))).toEqual([
      `${CARD}:6: "link" leads to "/detail-news-1", but no article has that number; write another address. Until then it leads to /news.`,
      `${CARD}:14: a link in the text leads to "/detail-news-7", but no article has that number; write another address. Until then it leads to /news.`,
    ])
    expect(goneArticles).toEqual(new Set(['/detail-news-1', '/detail-news-7']))
  })

  test('to pages, sections, other sites and mailboxes are fine', async () => {
    const text =
      '[a](/) [b](/#mission) [c](/detail-news-13) [d](https://www.noaa.gov/x?y=1#z) [e](mailto:a@example.org) [f](https://example.org?a=b)'
    expect(await mistakesAfter(addsText(ARTICLE, text))).toEqual([])
  })
})

describe('HTML and pictures', () => {
  test.each(
    Object.entries({
      '<script>alert(1)</script>': `the text holds the HTML "<script>alert(1)</script>"; ${ONLY}`,
      'A <img src=x onerror=alert(1)> wave.': `the text holds the HTML "<img src=x onerror=alert(1)>"; ${ONLY}`,
      '<iframe src="https://example.org"></iframe>': `the text holds the HTML "<iframe src="https://example.org"></ifra…"; ${ONLY}`,
      '<div class="note">\nhello\n</div>': `the text holds the HTML "<div class="note">…"; ${ONLY}`,
      '<!-- check this -->': `the text holds the HTML "<!-- check this -->"; ${ONLY}`,
      'CO<sub onclick=alert(1)>2': `the text holds the HTML "<sub onclick=alert(1)>"; ${ONLY}`,
      'A reef: ![A reef with fish](lead.jpg)':
        'the picture "lead.jpg" stands within other words; leave an empty line above and below it.',
    }),
  )('%j', async (text, sentence) => {
    expect(await mistakesAfter(addsText(ARTICLE, text))).toEqual([ADDED + sentence])
  })

  test.each(
    Object.entries({
      '    The bay at dawn.':
        '"The bay at dawn." becomes code, since it begins with four spaces, a tab, ``` or ~~~; begin it at the very left, without them.',
      '```\nThe bay\n```':
        '"The bay" becomes code, since it begins with four spaces, a tab, ``` or ~~~; begin it at the very left, without them.',
      'The *green turtle * eats.':
        '"*green turtle * eats." has * without a partner; write *the words* with no space inside, or \\* for a star that is to be seen.',
    }),
  )('%j', async (text, sentence) => {
    expect(await mistakesAfter(addsText(ARTICLE, text))).toEqual([ADDED + sentence])
  })

  test.each([
    ['stars to be seen', 'Prices\\* of \\*2024, 2 * 3 m, *Chelonia mydas*, **all** of it, *Acropora*-like.'],
    ['an address as words of a link', '[www.noaa.gov](https://www.noaa.gov) and <https://www.noaa.gov>'],
    ['a line between paragraphs', 'A wave.\n\n---\n\nAnother.'],
    ['letters below, above and a line break', 'CO<sub>2</sub>, 8 m<sup>2</sup><br>at 2 < 3'],
  ])('%s are fine', async (_name, text) => {
    expect(await mistakesAfter(addsText(ARTICLE, text))).toEqual([])
  })
})

describe('headings and paragraphs', () => {
  test.each<[string, Spoil, string]>([
    [
      'a heading of the first level',
      addsText(ARTICLE, '# Downstream'),
      `${ADDED}the heading "Downstream" has one #, which is for the title above; write ## Downstream`,
    ],
    [
      'a level that is skipped',
      addsText(ARTICLE, '#### Downstream'),
      `${ADDED}the heading "Downstream" has 4 # after one of 2, which skips a level; write ### Downstream`,
    ],
    [
      'a first heading that is too low',
      writesBody('### Downstream\n\nA wave.\n'),
      `${ARTICLE}:12: the heading "Downstream" has 3 # after one of 1, which skips a level; write ## Downstream`,
    ],
    [
      'the title again',
      addsText(ARTICLE, '## *From the kitchen* to the Reef'),
      `${ADDED}the heading "From the kitchen to the Reef" says the title again; give it words of its own, or take it out.`,
    ],
    [
      'a heading without words',
      addsText(ARTICLE, '##'),
      `${ADDED}a heading has no words; write some behind the #, or take it out.`,
    ],
    [
      'hyphens right below a paragraph',
      addsText(ARTICLE, 'A wave.\n---'),
      `${ADDED}the hyphens or equals signs below "A wave." make it a heading; leave an empty line above them, or take them out.`,
    ],
    [
      'a heading on a card',
      addsText(CARD, '## More'),
      `${CARD}:14: the heading "More" stands in a text that has no headings; write it as a sentence.`,
    ],
    ['no text', writesBody('\n'), `${ARTICLE}:12: has no text; write at least one paragraph below the front matter.`],
    [
      'a text where none is shown',
      addsText(PARTNER, 'Hello.'),
      `${PARTNER}:6: has text below the front matter, which is not shown anywhere; take it out.`,
    ],
  ])('%s', async (_name, spoil, sentence) => {
    expect(await mistakesAfter(spoil)).toEqual([sentence])
  })
})
