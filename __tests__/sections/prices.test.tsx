/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { DivePackages } from '../../src/sections/dive/DivePackages'
import { PriceList } from '../../src/sections/dive/PriceList'

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), graphql: () => undefined }))

const show = (...prices: { what: string; which?: string; price: string }[]) => {
  const data = {
    heading: { title: 'Three ways' },
    divePriceList: { title: 'Price List', note: 'The rest.' },
    packages: { nodes: [{ title: 'Snorkeling', benefits: ['Gear'], picture: {} }] },
    contactSettings: { bookingPhone: '+62 812 3456 7890' },
    priceSettings: { dateText: 'November 2023', prices },
    terms: { level: 'Ten dives' },
  } as unknown as Parameters<typeof DivePackages>[0] & Parameters<typeof PriceList>[0]
  return render(
    <>
      <DivePackages {...data} />
      <PriceList {...data} />
    </>,
  )
}

test('a price of a package stands on its card, any other in the list, and of when they are once', () => {
  const course = (which: string, price: string) => ({ what: 'Courses', which, price })
  show({ what: 'Snorkeling', price: 'IDR 1' }, course('1 day', 'IDR 2'), course('2 days', 'IDR 3'))
  expect(screen.getByRole('article')).toHaveTextContent('IDR 1')
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['IDR 2', 'IDR 3'])
  expect(screen.getAllByText(/November 2023/)).toHaveLength(1)
  const asks = screen.getAllByRole('link', { name: /^Ask for today/ }).map((link) => link.getAttribute('href'))
  expect(asks).toEqual([expect.stringMatching(/of%20a%20dive%3F$/), expect.stringMatching(/of%20Courses%3F$/)])
})

test('there is no price list where packages have all prices; what is true of all stands below them', () => {
  const { container } = show({ what: 'Snorkeling', price: 'IDR 1' })
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(container.querySelector('section ul ~ div')).toHaveTextContent('Ten dives')
})
