/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { PartnerSlides } from '../../src/sections/home/Collaborators/PartnerSlides'

jest.mock('gatsby', () => ({ graphql: () => undefined }))

const company = (name: string, slide: number | null = null, link: string | null = null) => ({
  name,
  slide,
  link,
  logo: null,
})
const slides = () =>
  screen.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  )

test('companies of one number take their turn together, those without a number alone', () => {
  render(
    <PartnerSlides
      partners={[company('A', 1), company('B', 2), company('C'), company('D', 2), company('E')]}
      width="10rem"
    />,
  )
  expect(slides()).toEqual([['A'], ['B', 'D'], ['C'], ['E']])
  expect(screen.getByText('Pause the change of partners')).toBeInTheDocument()
})

test('a single slide stands still, and only then its companies are linked', () => {
  const { unmount } = render(<PartnerSlides partners={[company('A', 1, 'https://a.test/')]} width="10rem" />)
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://a.test/')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  unmount()
  render(<PartnerSlides partners={[company('A', 1, 'https://a.test/'), company('B', 2)]} width="10rem" />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
