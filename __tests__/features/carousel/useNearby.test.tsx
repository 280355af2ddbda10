/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { useNearby } from '../../../src/features/carousel/useNearby'

let comeNear: () => void
const disconnect = jest.fn()

beforeEach(() => {
  disconnect.mockClear()
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => callback([{ isIntersecting: true }])
    }
    observe = () => undefined
    disconnect = disconnect
  } as unknown as typeof IntersectionObserver
})

const Nearby = ({ load }: { load: () => Promise<string> }) => {
  const [root, loaded] = useNearby(load)
  return <div ref={root}>{loaded ?? 'not yet'}</div>
}

test('what does not arrive leaves the page as it is, and is asked for when the visitor comes by again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('Loading chunk 592 failed.')).mockResolvedValue('there')
  render(<Nearby load={load} />)
  // a rejection that nobody takes would end this test
  await act(async () => comeNear())
  expect(screen.getByText('not yet')).toBeInTheDocument()
  expect(disconnect).not.toHaveBeenCalled()
  await act(async () => comeNear())
  expect(screen.getByText('there')).toBeInTheDocument()
  expect(disconnect).toHaveBeenCalledTimes(1)
})
