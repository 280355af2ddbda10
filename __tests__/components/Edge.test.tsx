/** @jest-environment jsdom */
import { existsSync, statSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { Edge, type EdgeName } from '../../src/components/Edge'

const NAMES = Object.keys({
  wave: 1,
  swell: 1,
  dunes: 1,
  wall: 1,
  foam: 1,
  reef: 1,
  roots: 1,
} satisfies Record<EdgeName, 1>) as EdgeName[]

const paint = (container: HTMLElement) => container.querySelector('img')!
const file = (container: HTMLElement) => `static${new URL(paint(container).src).pathname}`

test.each(NAMES)('the paint of the edge "%s" is there, and light', (name) => {
  const { container } = render(<Edge name={name} />)
  expect(existsSync(file(container))).toBe(true)
  expect(statSync(file(container)).size).toBeLessThanOrEqual(10 * 1024)
})

test('an edge says nothing, and its paint comes when it is near', () => {
  const { container } = render(<Edge name="wave" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(paint(container)).toHaveAttribute('alt', '')
  expect(paint(container)).toHaveAttribute('loading', 'lazy')
})
