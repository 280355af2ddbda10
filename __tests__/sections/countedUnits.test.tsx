/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { CountedUnits } from '../../src/sections/figures/CountedUnits'

jest.mock('gatsby', () => ({ graphql: () => undefined }))

/** Columns and rows of each part of a drawing, in its order. */
const fields = (value: string, badge: string, unit: string, unitSize: number) => {
  const { container } = render(<CountedUnits value={value} badge={badge} unit={unit} unitSize={unitSize} />)
  return Array.from(container.querySelectorAll<HTMLElement>('[style*="--columns"]'), ({ style }) =>
    ['--columns', '--rows'].map((name) => Number(style.getPropertyValue(name))).join('×'),
  )
}

test('a figure is drawn in full rows, with the units that begin another one, and each newcomer by itself', () => {
  expect(fields('5500+', '+100', 'fragment', 100)).toEqual(['11×4', '10×1', '1×1'])
  expect(fields('12', '+2', 'community', 1)).toEqual(['6×1', '4×1', '1×1', '1×1'])
  expect(fields('4', '+1', 'structure', 1)).toEqual(['3×1', '1×1'])
  expect(fields('90%', '', 'fragment', 10)).toEqual(['5×1', '4×1', '1×1'])
  expect(fields('11', '+1', 'structure', 1)).toEqual(['5×2', '1×1'])
  expect(fields('40', '+900', 'seedling', 100)).toEqual(['1×1'])
})

test('many are drawn small, and a drawing without words beside it has a name', () => {
  const { getByRole } = render(<CountedUnits value="over 100" unit="structure" unitSize={1} label="Tables" />)
  expect(getByRole('img', { name: 'Tables' }).style.getPropertyValue('--in-a-row')).toBe('20')
})
