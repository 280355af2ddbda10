/** @jest-environment jsdom */
/** What the style sheet moves, until the visitor pauses it; the preference for less motion decides until then. */
import { render, screen } from '@testing-library/react'
import { pause, togglePause } from '../../src/browser/pause'
import { PauseButton } from '../../src/components/PauseButton'

beforeEach(() => {
  render(
    <div data-testid="logos" data-moves="">
      <PauseButton what="the logos" />
    </div>,
  )
})
const paused = () => screen.getByTestId('logos').dataset['paused']

test('is left to the style sheet until it is chosen; the button has a word for either', () => {
  expect(paused()).toBeUndefined()
  expect(screen.getByText('Pause the logos')).toBeInTheDocument()
  expect(screen.getByText('Play the logos')).toBeInTheDocument()
})

test('pauses and goes on; a touch pauses', () => {
  togglePause(screen.getByRole('button'))
  expect(paused()).toBe('true')
  togglePause(screen.getByRole('button'))
  expect(paused()).toBe('false')
  pause(screen.getByRole('button'))
  expect(paused()).toBe('true')
})

test('where less motion is preferred the first press starts it', () => {
  const matchMedia = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  togglePause(screen.getByRole('button'))
  expect(paused()).toBe('false')
  matchMedia.mockRestore()
})
