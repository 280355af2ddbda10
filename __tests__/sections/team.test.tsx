/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { Team } from '../../src/sections/home/Team/Team'

jest.mock('gatsby', () => ({ graphql: () => undefined }))

const member = (group: string, name: string) => ({
  group,
  name,
  title: 'A title',
  species: 'Green turtle',
  latin: 'Chelonia mydas',
  picture: { focus: null, childImageSharp: null },
  pictureAlt: '',
})
const some = (group: string, count: number) =>
  Array.from({ length: count }, (_, i) => member(group, `${group.toUpperCase()}${i + 1}`))

const show = (...nodes: ReturnType<typeof member>[]) => {
  const founders = { nodes: nodes.filter(({ group }) => group === 'founder') }
  const staff = { nodes: nodes.filter(({ group }) => group !== 'founder') }
  const parts = { team: { title: 'Our team' }, founders, staff } as unknown as Queries.TeamSectionFragment
  render(<Team {...parts} />)
  return screen.getAllByRole('listitem').map((plate) => ({
    number: within(plate).getAllByText(/^Plate/)[0]!.textContent,
    name: within(plate).getByRole('heading').textContent,
    style: plate.style,
  }))
}
const changes = () => screen.queryByText('Pause the change of groups') !== null

test('groups of different sizes change places', () => {
  const plates = show(member('founder', 'F'), ...some('a', 6), ...some('b', 8))
  expect(plates.map(({ name }) => name).slice(0, 8)).toEqual(['F', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'B1'])
  expect(plates.map(({ number }) => number).slice(0, 2)).toEqual(['Plate 1', 'Plate 2'])
  expect(changes()).toBe(true)
})

test('on every plate somebody of the other arrangement waits, unread; nobody twice', () => {
  show(member('founder', 'F'), ...some('a', 2), ...some('b', 3))
  const heard = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  const seen = screen.getAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent)
  expect(heard).toEqual(['F', 'A1', 'A2', 'B1', 'B2', 'B3'])
  expect(seen).toEqual(['F', 'A1', 'B1', 'A2', 'B2', 'B1', 'B3', 'B2', 'A1', 'B3', 'A2'])
})

test('a photograph stands without an animal', () => {
  show({ ...member('a', 'A1'), species: null, latin: null } as never)
  expect(screen.queryByText('Chelonia mydas')).toBeNull()
})

test('a group that is alone stands still', () => {
  show(member('founder', 'F'), ...some('a', 4))
  expect(changes()).toBe(false)
})

test('without a founder no plate is larger than the others', () => {
  const plates = show(...some('a', 1), ...some('b', 1))
  expect(plates.map(({ number }) => number)).toEqual(['Plate 1', 'Plate 2'])
  expect(plates.map(({ style }) => style.getPropertyValue('--w-span'))).toEqual(['', ''])
})
