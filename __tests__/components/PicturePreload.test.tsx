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
        sources: [
          { type: 'image/webp', srcSet: `/${name}-400.webp 400w` },
          { type: 'image/avif', srcSet: `/${name}-400.avif 400w` },
        ],
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

test('asks for the AVIF files before others', () => {
  render(<PicturePreload file={file('wide')} sizes="50vw" />)
  expect(preloads()).toEqual([['/wide-400.avif 400w', '50vw', null]])
  expect(document.querySelector('link')).toHaveAttribute('fetchpriority', 'high')
})

test('of several crops asks for the first that fits the window', () => {
  const crops = [
    { media: '(max-width: 50em)', file: file('phone') },
    { media: '(orientation: portrait)', file: file('tall') },
  ] as const
  render(<PicturePreload file={file('wide')} crops={crops} sizes="100vw" />)
  expect(preloads()).toEqual([
    ['/phone-400.avif 400w', '100vw', '(max-width: 50em)'],
    ['/tall-400.avif 400w', '100vw', '(orientation: portrait) and (not (max-width: 50em))'],
    ['/wide-400.avif 400w', '100vw', '(not (max-width: 50em)) and (not (orientation: portrait))'],
  ])
})
