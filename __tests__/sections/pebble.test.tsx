/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { Pebble } from '../../src/sections/home/Collaborators/Pebble'

jest.mock('gatsby', () => ({ graphql: () => undefined }))

type Logo = Queries.PartnerLogoFragment['logo']

const drawn = (ratio: number): Logo => ({ childImageSharp: null, drawing: { src: '/static/1a2b/logo.svg', ratio } })
const pixels = (ratio: number): Logo => {
  const images: IGatsbyImageData['images'] = {
    fallback: { src: '/static/1a2b/3c4d/logo.png', srcSet: '' },
    sources: [],
  }
  return {
    drawing: null,
    childImageSharp: { gatsbyImageData: { layout: 'fullWidth', width: 1, height: 1 / ratio, images } },
  }
}

/** The part of the pebble's width and height that a logo has. */
const roomOf = (logo: Logo) => {
  const { unmount } = render(<Pebble logos={[{ name: 'A partner', logo }]} width="10rem" />)
  const { style } = screen.getByRole('img', { name: 'A partner' }).closest('span')!
  const width = Number.parseFloat(style.getPropertyValue('--share')) / 100
  const ratio = Number(style.getPropertyValue('--ratio'))
  unmount()
  return { width, height: (width / ratio) * 1.55 }
}

test.each([
  ['a drawing', drawn],
  ['pixels', pixels],
])('a logo of %s fills its pebble and stays inside, whatever its shape', (_name, logo) => {
  for (const ratio of [638 / 66, 3, 1.6, 1, 0.5]) {
    const { width, height } = roomOf(logo(ratio))
    // how far its corners are from the middle, as parts of the way to the edge of an ellipse
    expect(Math.hypot(width, height)).toBeCloseTo(0.94, 2)
  }
})

test('a long wordmark takes nearly the whole width', () => {
  expect(roomOf(drawn(638 / 66)).width).toBeGreaterThan(0.9)
})
