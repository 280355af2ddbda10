/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { Team } from '../../src/sections/home/Team/Team'

jest.mock('gatsby', () => ({ graphql: () => undefined }))

const member = (group: string, name: string, placeholder: string[] | null = null) => ({
  group,
  name,
  title: `Role of ${name.replace(/ \d/, '')}`,
  placeholder,
  picture: { focus: null, childImageSharp: null },
  pictureAlt: '',
})

const show = (...nodes: ReturnType<typeof member>[]) => {
  render(<Team {...({ team: { title: 'Our team' }, members: { nodes } } as unknown as Queries.TeamSectionFragment)} />)
}
const pause = () => screen.queryByText('Pause the change of groups')

test('founder and both groups are there, each person once, and the change of groups can be paused', () => {
  show(member('founder', 'F'), member('a', 'A1'), member('b', 'B1'), member('a', 'A2'))
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['F', 'A1', 'A2', 'B1'])
  expect(screen.getAllByRole('list').map((group) => within(group).getAllByRole('listitem').length)).toEqual([2, 1])
  expect(pause()).toBeInTheDocument()
})

test('as long as names are not known, a role is said once in a group, and how many have it', () => {
  const unknown = (group: string, name: string) => member(group, name, ['name', 'picture'])
  show(
    member('founder', 'F'),
    unknown('a', 'Guide 1'),
    unknown('a', 'Guide 2'),
    unknown('a', 'Cook'),
    unknown('b', 'Guide 3'),
  )
  const groups = screen.getAllByRole('list').map((group) => within(group).getAllByRole('listitem'))
  expect(groups.map((plates) => plates.map(({ textContent }) => textContent))).toEqual([
    ['Role of Guide, 2\u00a0people', 'Role of Cook'],
    ['Role of Guide'],
  ])
})

test('people whose names are known have a plate each, also those who do the same', () => {
  show(member('a', 'Guide 1'), member('a', 'Guide 2'))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('a group that is alone stands still', () => {
  show(member('founder', 'F'), member('a', 'A1'))
  expect(pause()).not.toBeInTheDocument()
})
