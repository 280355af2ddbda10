import { pictureBlock } from '../../src/cms/pictureBlock'

const { pattern, fromBlock, toBlock } = pictureBlock

test.each([
  '![A reef with blue fish](lead.jpg "The bay in May, 3 m deep: “home”.")',
  '![A reef with blue fish](lead.jpg)',
  '![](lead.jpg)',
])('%s goes through the form as it is', (text) => {
  expect(toBlock(fromBlock([...pattern.exec(text)!]))).toBe(text)
})

test.each(['![A reef](lead.jpg) and words', 'Words ![A reef](lead.jpg)', '![A reef](my lead.jpg)'])(
  '%s is no picture of its own',
  (text) => {
    expect(pattern.exec(text)).toBeNull()
  },
)

test('what is typed into the form cannot break the line', () => {
  expect(toBlock({ image: 'lead.jpg', alt: 'A [red]\nboat', caption: 'She said "go".' })).toBe(
    '![A red boat](lead.jpg "She said ”go”.")',
  )
})

test('its form has the hints and limits of the check', () => {
  expect(pictureBlock.fields.map(({ name, required, widget }) => [name, required, widget])).toEqual([
    ['image', true, 'image'],
    ['alt', true, 'text'],
    ['caption', false, 'text'],
  ])
})
