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
    number: within(plate).getByText(/^Plate/).textContent,
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
  for (const { name, style } of plates.slice(1)) {
    expect([name, style.getPropertyValue('--n-y')]).not.toEqual([name, ''])
  }
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
