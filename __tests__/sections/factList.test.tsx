/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { FactList } from '../../src/sections/figures/FactList'

test('a word before a number is small; without a number none is', () => {
  render(
    <FactList
      facts={[
        { what: 'tables', value: 'over 100' },
        { what: 'a course', value: 'on request' },
      ]}
    />,
  )
  const [tables, course] = screen.getAllByRole('definition')
  expect(tables).toHaveTextContent('over 100')
  expect(tables!.querySelector('small')).toHaveTextContent('over')
  expect(course!.querySelector('small')).toBeNull()
})
