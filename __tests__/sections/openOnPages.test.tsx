/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { InsteadOfContact } from '../../src/components/SiteLink'
import { PageLanguage } from '../../src/i18n/pageLanguage'
import { ActionButton } from '../../src/sections/action/ActionHeader'
import { BeingConfirmed } from '../../src/sections/story/BeingConfirmed'
import { Terms } from '../../src/sections/questions/Terms'

test('a page says what of it is open, in its language, and nothing where nothing is', () => {
  const { container, rerender } = render(<BeingConfirmed checking="the place and the day" />)
  expect(container).toHaveTextContent(/^We are still checking the place and the day\.$/)
  rerender(
    <PageLanguage.Provider value="id">
      <BeingConfirmed checking="tempat dan harinya" />
    </PageLanguage.Provider>,
  )
  expect(container).toHaveTextContent(/^Kami masih memastikan tempat dan harinya\.$/)
  rerender(<BeingConfirmed checking={null} />)
  expect(container).toBeEmptyDOMElement()
})

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), graphql: () => undefined }))

const known = (terms: Partial<Queries.KnownTermsFragment['terms']>) => terms as Queries.KnownTermsFragment['terms']

test('a page says what is known of what people ask first, and no empty line', () => {
  const { container, rerender } = render(<Terms terms={known({})} about="giving" />)
  expect(container).toBeEmptyDOMElement()
  const terms = known({ bankAccount: 'Bank A, 123', board: 'A, B and C', level: 'Ten dives', visitLength: 'Two hours' })
  const said = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)
  for (const [about, values] of [
    ['giving', ['Bank A, 123', 'A, B and C']],
    ['diving', ['Ten dives']],
    ['schools', ['Two hours']],
  ] as const) {
    rerender(<Terms terms={terms} about={about} />)
    expect(said()).toEqual(values)
  }
})

const mockSettings = {
  contact: { email: 'halo@ibf.or.id', street: 'Teluk Kecinan', locality: 'Lombok Utara' },
  links: {
    donate: 'https://give.test/',
    annualReport: 'https://report.test/',
    instagram: 'https://instagram.test/ibf',
  },
}
jest.mock('../../src/layout/useSettings', () => ({ useSettings: () => mockSettings }))
const giving = {
  actionPage: { title: 'Give', about: 'giving', button: 'Donate', buttonNote: 'Opens our page.', letter: null },
  ribbon: { text: 'Our report is out' },
}

test('beside Donate stands the annual report, or the way to the bank account as soon as there is one', () => {
  const page = (bankAccount: string | null, about: string) => (
    <>
      <ActionButton {...giving} actionPage={{ ...giving.actionPage, about }} terms={known({ bankAccount })} />
      <Terms terms={known({ bankAccount })} about={about} />
    </>
  )
  const { container, rerender } = render(page(null, 'giving'))
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links()).toEqual(['https://give.test/', 'https://report.test/'])
  rerender(page('Bank A, 123', 'giving'))
  const transfer = screen.getByRole('link', { name: 'Give once by bank transfer' })
  expect(container.querySelector(transfer.getAttribute('href')!)).toHaveTextContent('Bank A, 123')
  rerender(page('Bank A, 123', 'volunteering'))
  expect(links()).toEqual([expect.stringContaining('halo%40ibf.or.id'), 'mailto:halo@ibf.or.id?subject=Give&body='])
})

test('who volunteers or brings a class writes in Gmail or by mail; until there is an address, on Messenger or Instagram, and sees where we are', () => {
  const about = { ...giving.actionPage, about: 'schools', letter: 'Dear IBF' }
  const page = () => (
    <InsteadOfContact.Provider value="https://www.facebook.com/ibf">
      <ActionButton {...giving} actionPage={about} terms={known({})} />
    </InsteadOfContact.Provider>
  )
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  const { rerender } = render(page())
  expect(links()).toEqual([
    expect.stringMatching(/^https:\/\/mail\.google\.com\/.*to=halo%40ibf.or.id&su=Give&body=Dear%20IBF$/),
    'mailto:halo@ibf.or.id?subject=Give&body=Dear%20IBF',
  ])
  expect(screen.queryByText('Teluk Kecinan, Lombok Utara')).not.toBeInTheDocument()
  mockSettings.contact.email = 'hello@example.org'
  rerender(page())
  expect(links()).toEqual(['https://m.me/ibf?text=Dear%20IBF', 'https://instagram.test/ibf'])
  expect(screen.getByText('Teluk Kecinan, Lombok Utara')).toBeVisible()
})
