/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { Pebble } from '../../src/sections/home/Collaborators/Pebble'

jest.mock('gatsby', () => ({ graphql: () => undefined }))

type Logo = NonNullable<Queries.PartnerMarkFragment['logo']>

const drawn = (ratio: number, isPale = false): Logo => ({
  isPale,
  childImageSharp: null,
  drawing: { src: '/static/1a2b/logo.svg', ratio },
})
const pixels = (ratio: number): Logo => {
  const images: IGatsbyImageData['images'] = {
    fallback: { src: '/static/1a2b/3c4d/logo.png', srcSet: '' },
    sources: [],
  }
  return {
    isPale: false,
    drawing: null,
    childImageSharp: { gatsbyImageData: { layout: 'fullWidth', width: 1, height: 1 / ratio, images } },
  }
}

/** The part of the pebble's width and height that a logo has. */
const roomOf = (logo: Logo) => {
  const { unmount } = render(<Pebble name="A partner" logo={logo} link={null} width="10rem" />)
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

test('a logo of white signs lies on a dark pebble, any other on a light one', () => {
  const pebbleOf = (isPale: boolean) => {
    const { container, unmount } = render(<Pebble name="A partner" logo={drawn(2, isPale)} link={null} width="10rem" />)
    const { className } = container.firstElementChild!
    unmount()
    return className
  }
  expect(pebbleOf(true)).toBe('pebble deep')
  expect(pebbleOf(false)).toBe('pebble')
})

test('a long wordmark takes nearly the whole width', () => {
  expect(roomOf(drawn(638 / 66)).width).toBeGreaterThan(0.9)
})

test('without a logo the name stands there', () => {
  render(<Pebble name="North Lombok Regency" logo={null} link={null} width="10rem" />)
  expect(screen.getByText('North Lombok Regency')).toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test.each([
  ['its name', null],
  ['its logo', drawn(2)],
])('a partner with an address is linked by %s', (_name, logo) => {
  render(<Pebble name="Kevala" logo={logo} link="https://kevala.test/" width="10rem" />)
  const link = screen.getByRole('link', { name: /^Kevala\b.*opens in a new tab/ })
  expect(link).toHaveAttribute('href', 'https://kevala.test/')
})

/** The size of a name's letters, in hundredths of the pebble's width. */
const lettersOf = (name: string) => {
  const { unmount } = render(<Pebble name={name} logo={null} link={null} width="10rem" />)
  const size = Number(screen.getByText(name).style.getPropertyValue('--letters'))
  unmount()
  return size
}

test('a short name has larger letters than a long one, and than one with a long word', () => {
  expect(lettersOf('LIPI')).toBeGreaterThan(lettersOf('North Lombok Regency'))
  expect(lettersOf('North Lombok Regency')).toBeGreaterThan(lettersOf('Students4Sustainability'))
})
