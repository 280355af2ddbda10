import { storyHtml } from '../../src/gatsby/graphql/storyHtml'
import { tidyMarkdown } from '../../src/schema/tidyMarkdown'

test.each([
  ['• Words\n● More', '- Words\n- More'],
  ['\u00a0Words\u00a0of mouth', ' Words of mouth'],
  ['Soft\u00adhyphens\u200b go', 'Softhyphens go'],
  ['30\u00a0m deep', '30\u00a0m deep'],
  ['One\r\nTwo', 'One\nTwo'],
  ['\\[words](/dive-with-us)', '[words](/dive-with-us)'],
  ['See https://www.noaa.gov/reefs?a=b.', 'See <https://www.noaa.gov/reefs?a=b>.'],
  ['[NOAA](https://www.noaa.gov)', '[NOAA](https://www.noaa.gov)'],
])('%j is read as %j', (written, read) => expect(tidyMarkdown(written)).toBe(read))

test('a page shows a pasted address as a link', () => {
  const facts = { language: 'en', linkTo: (address: string) => address, settings: {}, foreignWords: {} } as const
  expect(storyHtml('See https://www.noaa.gov/a_b_c.', facts)).toContain('href="https://www.noaa.gov/a_b_c"')
})
