/** @jest-environment jsdom */
/** A site with few things, or none of a kind: an empty list hides its section, one thing needs no arrows. */
import { render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { profilePoint } from '../../src/lib/diveProfile'
import { DivePackages } from '../../src/sections/dive/DivePackages'
import { DiveProfile } from '../../src/sections/dive/DiveProfile'
import { DivingDay } from '../../src/sections/dive/DivingDay'
import { PriceList } from '../../src/sections/dive/PriceList'
import { WhyDiveWithUs } from '../../src/sections/dive/WhyDiveWithUs'
import { Collaborators } from '../../src/sections/home/Collaborators/Collaborators'
import { Events } from '../../src/sections/home/Events/Events'
import { Gallery } from '../../src/sections/home/Gallery/Gallery'
import { InterestedToDive } from '../../src/sections/home/InterestedToDive/InterestedToDive'
import { Merchandise } from '../../src/sections/home/Merchandise/Merchandise'
import { Mission } from '../../src/sections/home/Mission/Mission'
import { News } from '../../src/sections/home/News/News'
import { RestorationProcess } from '../../src/sections/home/RestorationProcess/RestorationProcess'
import { Statistics } from '../../src/sections/home/Statistics/Statistics'
import { Team } from '../../src/sections/home/Team/Team'
import { RelatedStories } from '../../src/sections/story/RelatedStories'
import { StoryNeighbours } from '../../src/sections/story/StoryNeighbours'

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), graphql: () => undefined }))

const none = { nodes: [] }
/** Titles and other words of a section's own content file. */
const words = { title: 'A title', lead: 'A lead', linkLabel: 'Go', pictureAlt: '', picture: {} }
const part = (component: unknown) => component as ComponentType<Record<string, unknown>>

test.each<[string, unknown, Record<string, unknown>]>([
  ['Statistics', Statistics, { statistics: words, figures: none }],
  ['Mission', Mission, { mission: words, blocks: none }],
  ['RestorationProcess', RestorationProcess, { process: words, steps: none }],
  ['Team', Team, { team: words, founders: none, staff: none }],
  ['Gallery', Gallery, { gallery: words, spreads: none }],
  ['Merchandise', Merchandise, { merchandise: words, goods: none, shopLinks: {} }],
  ['News', News, { news: words, articles: none, guides: none }],
  ['Events', Events, { events: words, posters: none }],
  ['Collaborators', Collaborators, { partners: words, marks: none }],
  ['DivePackages', DivePackages, { heading: words, packages: none, contactSettings: {} }],
  ['PriceList', PriceList, { divePriceList: words, priceSettings: { prices: null } }],
  ['WhyDiveWithUs', WhyDiveWithUs, { diveReasonsHeading: words, reasons: none }],
  ['DivingDay', DivingDay, { diveDay: words, steps: none }],
  ['RelatedStories', RelatedStories, { firstRelated: null, secondRelated: null, thirdRelated: null }],
  ['StoryNeighbours', StoryNeighbours, { previous: null, next: null }],
])('%s is not there when it is empty', (_name, section, props) => {
  const Part = part(section)
  const { container } = render(<Part {...props} />)
  expect(container).toBeEmptyDOMElement()
})

test('without hours, the invitation to dive stands without its slate', () => {
  const Part = part(InterestedToDive)
  const file = { childImageSharp: null }
  render(<Part dive={{ ...words, picture: file }} hours={none} />)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('A title')
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('partners of one kind leave no empty headings for the others', () => {
  const Part = part(Collaborators)
  const marks = { nodes: [{ kind: 'collaborator', name: 'A village', logo: null, link: null, slide: null }] }
  render(
    <Part partners={{ title: 'Partners', companyTitle: 'Company', technologyTitle: 'Technology' }} marks={marks} />,
  )
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Partners'])
})

const arrows = () => screen.getAllByRole('button', { name: /^(previous|next) /i })

test('a single article: both arrows have nowhere to go', async () => {
  const Part = part(News)
  const article = { id: '1', title: 'One story', route: '/detail-news', topics: ['Reef'], date: '2024-01-01' }
  const articles = { nodes: [{ ...article, summary: 'A summary', picture: {} }] }
  const { container } = render(<Part news={words} articles={articles} guides={none} />)
  expect(screen.getByRole('link', { name: 'One story' })).toHaveAttribute('href', '/detail-news')
  expect(within(container).getByRole('group', { name: '1 / 1' })).toBeInTheDocument()
  expect(container.querySelector('[inert]')).toBeNull()
  expect(arrows()).toHaveLength(2)
  for (const arrow of arrows()) expect(arrow).toBeDisabled()
})

test('a single event: the same, though the posters go round', async () => {
  const Part = part(Events)
  const poster = { title: 'One event', numeral: '14', numeralLabel: 'May', html: '', link: '/one', linkLabel: 'More' }
  const posters = { nodes: [{ ...poster, picture: {}, pictureAlt: '' }] }
  const { container } = render(<Part events={words} posters={posters} />)
  expect(screen.getByRole('heading', { name: 'One event' })).toBeInTheDocument()
  expect(within(container).getByRole('group', { name: '1 / 1' })).toBeInTheDocument()
  expect(container.querySelector('[inert]')).toBeNull()
  for (const arrow of arrows()) expect(arrow).toBeDisabled()
})

test('a shorter day: its stops are spread over the whole drawing, as its line is', () => {
  const { container } = render(<DiveProfile steps={[false, true, false]} />)
  const stops = [...container.querySelectorAll('circle')].map((stop) => Number(stop.getAttribute('cx')))
  expect(stops).toEqual([0, 1, 2].map((index) => profilePoint(index, false, 3)[0]))
})
