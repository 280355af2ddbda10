/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import type { PictureFile } from '../../src/components/Picture'
import { PicturePreload } from '../../src/components/PicturePreload'

const file = (name: string): PictureFile => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: 'fullWidth',
      width: 1,
      height: 0.667,
      images: { sources: [{ type: 'image/avif', srcSet: `/${name}-400.avif 400w` }] },
    },
  },
})

test('of a picture and its crop asks for the one that the window shows, before others', () => {
  const crop = { media: '(max-width: 49.99em)', others: '(min-width: 50em)', file: file('phone') }
  render(<PicturePreload file={file('wide')} crop={crop} sizes="100vw" />)
  const links = [...document.querySelectorAll('link')]
  expect(links.map((link) => [link.getAttribute('imagesrcset'), link.media])).toEqual([
    ['/phone-400.avif 400w', '(max-width: 49.99em)'],
    ['/wide-400.avif 400w', '(min-width: 50em)'],
  ])
  for (const link of links) {
    expect(link).toHaveAttribute('imagesizes', '100vw')
    expect(link).toHaveAttribute('fetchpriority', 'high')
  }
})
