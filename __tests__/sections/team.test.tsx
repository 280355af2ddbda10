/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { Team } from '../../src/sections/home/Team/Team'

jest.mock('gatsby', () => ({ graphql: () => undefined }))

const member = (group: string, name: string, placeholder: string[] | null = null) => ({
  group,
  name,
  title: `Role of ${name}`,
  placeholder,
  picture: { focus: null, childImageSharp: null },
  pictureAlt: '',
})

const show = (...nodes: ReturnType<typeof member>[]) => {
  const founders = { nodes: nodes.filter(({ group }) => group === 'founder') }
  const staff = { nodes: nodes.filter(({ group }) => group !== 'founder') }
  render(<Team {...({ team: { title: 'Our team' }, founders, staff } as unknown as Queries.TeamSectionFragment)} />)
}
const pause = () => screen.queryByText('Pause the change of groups')

test('founder and both groups are there, each person once, and the change of groups can be paused', () => {
  show(member('founder', 'F'), member('a', 'A1'), member('b', 'B1'), member('a', 'A2'))
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'F',
    'A1',
    'A2',
    'B1',
  ])
  expect(screen.getAllByRole('list').map((group) => within(group).getAllByRole('listitem').length)).toEqual([2, 1])
  expect(pause()).toBeInTheDocument()
})

test('as long as a name is not known, only the role is said', () => {
  show(member('founder', 'F'), member('a', 'Staff member 1', ['name', 'picture']))
  expect(screen.queryByText('Staff member 1')).not.toBeInTheDocument()
  expect(screen.getByText('Role of Staff member 1')).toBeInTheDocument()
})

test('a group that is alone stands still', () => {
  show(member('founder', 'F'), member('a', 'A1'))
  expect(pause()).not.toBeInTheDocument()
})
