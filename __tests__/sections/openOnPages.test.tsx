/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { PageLanguage } from '../../src/i18n/pageLanguage'
import { BeingConfirmed } from '../../src/sections/figures/BeingConfirmed'
import { Terms } from '../../src/sections/questions/Terms'

test.each([
  [['On which day was it?; How many people came, and who spoke?'], 'dates, numbers and names'],
  [[null, 'where was it held?'], 'places'],
  [['May people print these sheets?'], 'details'],
  [['was the price right?; how many came?; when?; where?'], 'amounts of money, numbers and dates'],
])('%j are told as what is open there', (reviews, said) => {
  const { container } = render(<BeingConfirmed reviews={reviews} />)
  expect(container).toHaveTextContent(`We are still checking some of the ${said} on this page.`)
})

test('in Indonesian too, and nothing where nothing is open', () => {
  const { container, rerender } = render(
    <PageLanguage.Provider value="id">
      <BeingConfirmed reviews={['On which day was it?; Where?']} />
    </PageLanguage.Provider>,
  )
  expect(container).toHaveTextContent('Sebagian tanggal dan tempat di halaman ini masih kami pastikan.')
  rerender(<BeingConfirmed reviews={[null, null]} />)
  expect(container).toBeEmptyDOMElement()
})

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), graphql: () => undefined }))

const NONE: Queries.KnownTermsFragment['terms'] = {
  groupSize: null,
  level: null,
  cancelling: null,
  answerTime: null,
  volunteerCost: null,
  onceOrMonthly: null,
  adopterGets: null,
  bankAccount: null,
  receipt: null,
  qris: null,
}

test('a page says what is known of what people ask first, and no empty line', () => {
  const { container, rerender } = render(<Terms terms={NONE} about="giving" />)
  expect(container).toBeEmptyDOMElement()
  const terms = { ...NONE, bankAccount: 'Bank A, 123, Yayasan', groupSize: 'Four guests a guide' }
  rerender(<Terms terms={terms} about="giving" />)
  expect(screen.getByRole('term')).toHaveTextContent('Bank account')
  expect(screen.getByRole('definition')).toHaveTextContent('Bank A, 123, Yayasan')
  rerender(<Terms terms={terms} about="diving" />)
  expect(screen.getByRole('definition')).toHaveTextContent('Four guests a guide')
})
