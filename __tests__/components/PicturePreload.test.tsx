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
      images: {
        sources: [{ type: 'image/avif', srcSet: `/${name}-400.avif 400w` }],
      },
    },
  },
})

const preloads = () =>
  [...document.querySelectorAll('link')].map((link) => [
    link.getAttribute('imagesrcset'),
    link.getAttribute('imagesizes'),
    link.getAttribute('media'),
  ])

test('asks for the AVIF files', () => {
  render(<PicturePreload file={file('wide')} sizes="50vw" />)
  expect(preloads()).toEqual([['/wide-400.avif 400w', '50vw', null]])
  expect(document.querySelector('link')).toHaveAttribute('fetchpriority', 'high')
})

test('of a picture and its crop asks for the one that the window shows', () => {
  const crop = { media: '(max-width: 49.99em)', others: '(min-width: 50em)', file: file('phone') }
  render(<PicturePreload file={file('wide')} crop={crop} sizes="100vw" />)
  expect(preloads()).toEqual([
    ['/phone-400.avif 400w', '100vw', '(max-width: 49.99em)'],
    ['/wide-400.avif 400w', '100vw', '(min-width: 50em)'],
  ])
})
