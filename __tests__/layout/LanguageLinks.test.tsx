/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { Language } from '../../src/i18n/languages'
import { PageLanguage } from '../../src/i18n/pageLanguage'
import { LanguageLinks } from '../../src/layout/LanguageLinks'

const BOTH = [
  { language: 'en', route: '/impact' },
  { language: 'id', route: '/id/impact' },
] as const

const show = (language: Language, translations: readonly (typeof BOTH)[number][] = BOTH, short = false) =>
  render(
    <PageLanguage.Provider value={language}>
      <LanguageLinks className="languages" translations={translations} short={short} />
    </PageLanguage.Provider>,
  )

test('from a page in English to the same page in Indonesian, named in Indonesian', () => {
  show('en')
  const link = within(screen.getByRole('group', { name: 'Language' })).getByRole('link', { name: 'Bahasa Indonesia' })
  expect(link).toHaveAttribute('href', '/id/impact')
  expect(link).toHaveAttribute('lang', 'id')
  expect(link).toHaveAttribute('hreflang', 'id')
})

test('and back; a page offers no link to itself', () => {
  show('id')
  const links = within(screen.getByRole('group', { name: 'Bahasa' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['English', '/impact']])
})

test('where there is little room the tag is seen, and the name, which begins with it, read out', () => {
  show('en', BOTH, true)
  expect(screen.getByRole('link', { name: 'ID Bahasa Indonesia' })).toBeInTheDocument()
})

test('a page without a translation has none', () => {
  const { container } = show('en', BOTH.slice(0, 1))
  expect(container).toBeEmptyDOMElement()
})
