import { plainVoidElements } from '../../../src/gatsby/builtPages/voidElements'

test('elements without content end without a slash; those of drawings keep theirs', () => {
  expect(
    plainVoidElements(
      '<picture><source srcSet="/a.avif 2x" sizes="(min-width: 3em) 1px"/><img alt="a / b" /></picture><svg><use href="#i"/></svg>a<br/>b',
    ),
  ).toBe(
    '<picture><source srcSet="/a.avif 2x" sizes="(min-width: 3em) 1px"><img alt="a / b"></picture><svg><use href="#i"/></svg>a<br>b',
  )
})
