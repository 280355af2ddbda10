/** @jest-environment jsdom */
/** A site with few things, or none of a kind: an empty list hides its section, one thing needs no arrows. */
import { render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { DivingDay } from '../../src/sections/dive/DivingDay'
import { Collaborators } from '../../src/sections/home/Collaborators/Collaborators'
import { Events } from '../../src/sections/home/Events/Events'
import { Mission } from '../../src/sections/home/Mission/Mission'
import { News } from '../../src/sections/home/News/News'
import { MoreStories } from '../../src/sections/cards/MoreStories'

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), graphql: () => undefined }))

const none = { nodes: [] }
/** Titles and other words of a section's own content file. */
const words = { title: 'A title', lead: 'A lead', linkLabel: 'Go', pictureAlt: '', picture: {} }
const part = (component: unknown) => component as ComponentType<Record<string, unknown>>

test.each<[string, unknown, Record<string, unknown>]>([
  ['of blocks', Mission, { mission: words, blocks: none }],
  ['of cards', News, { news: words, articles: none, guides: none }],
  ['of partners', Collaborators, { partners: words, marks: none }],
  ['of hours', DivingDay, { diveDay: words, steps: none }],
  ['of stories', MoreStories, { id: 'related', title: 'More', stories: [] }],
])('a section is not there when its list %s is empty', (_of, section, props) => {
  const Part = part(section)
  const { container } = render(<Part {...props} />)
  expect(container).toBeEmptyDOMElement()
})

const partner = (kind: string, name: string) => ({ kind, name, logo: null })
const showPartners = (...nodes: ReturnType<typeof partner>[]) => {
  const Part = part(Collaborators)
  const titles = { title: 'Partners', companyTitle: 'Company', technologyTitle: 'Technology' }
  render(<Part partners={titles} marks={{ nodes: nodes.map((node) => ({ ...node, link: 'https://a.test/' })) }} />)
}

test('partners of one kind leave no empty headings for the others', () => {
  showPartners(partner('collaborator', 'A village'))
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Partners'])
  expect(screen.getByRole('link', { name: /^A village/ })).toHaveAttribute('href', 'https://a.test/')
})

test('companies take turns on three slides; a link that waits could be reached unseen', () => {
  showPartners(...['A', 'B', 'C', 'D'].map((name) => partner('company', name)))
  expect(screen.getAllByRole('list').map(({ children }) => children.length)).toEqual([1, 2, 1])
  expect(screen.getByText('Pause the change of partners')).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a single company stands still, and is linked', () => {
  showPartners(partner('company', 'A'))
  expect(screen.getByRole('link', { name: /^A/ })).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a single event: its arrows have nowhere to go, though the posters go round', () => {
  const Part = part(Events)
  const poster = { title: 'One event', numeral: '14', numeralLabel: 'May', html: '', link: '/one', linkLabel: 'More' }
  const { container } = render(
    <Part events={words} posters={{ nodes: [{ ...poster, picture: {}, pictureAlt: '' }] }} />,
  )
  expect(screen.getByRole('heading', { name: 'One event' })).toBeInTheDocument()
  expect(container.querySelector('[inert]')).toBeNull()
  for (const arrow of screen.getAllByRole('button', { name: /^(previous|next) /i })) expect(arrow).toBeDisabled()
})
