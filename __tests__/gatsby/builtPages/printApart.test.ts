import { printApart } from '../../../src/gatsby/builtPages/printApart'

const page = (css: string) => `<html><head><style data-href="/a.css">${css}</style></head><body></body></html>`
const save = jest.fn((css: string) => `/print-${css.length}.css`)

beforeEach(() => save.mockClear())

test('rules for paper go into a file, in the layer and the order that they had', () => {
  const html = printApart(
    page(
      '@layer base{a{color:red}@media print{a{color:#000}b{margin:0}}}@layer late{@media print{i{top:0}}}@media print{@page{margin:1cm}}',
    ),
    save,
  )
  expect(save.mock.calls).toEqual([['@layer base{a{color:#000}b{margin:0}}@layer late{i{top:0}}@page{margin:1cm}']])
  expect(html).toBe(
    '<html><head><style data-href="/a.css">@layer base{a{color:red}}</style><link rel="stylesheet" media="print" href="/print-75.css"/></head><body></body></html>',
  )
})

test('other media, and a page that was done before, stay as they are', () => {
  const plain = page('@media (min-width:600px){a{color:red}}@media not print{b{top:0}}')
  expect(printApart(plain, save)).toBe(plain)
  const done = printApart(page('a{top:0}@media print{a{top:1px}}'), save)
  expect(printApart(done, save)).toBe(done)
})
