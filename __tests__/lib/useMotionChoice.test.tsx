/** @jest-environment jsdom */
/** What the style sheet moves, until the visitor pauses it; the preference for less motion decides until then. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PauseButton } from '../../src/components/PauseButton'
import { useMotionChoice } from '../../src/lib/useMotionChoice'

const Moving = () => {
  const { paused, toggle } = useMotionChoice()
  return (
    <>
      <p data-paused={paused}>Logos</p>
      <PauseButton what="the logos" paused={paused} onToggle={toggle} />
    </>
  )
}
const paused = () => screen.getByText('Logos').dataset.paused
const press = () => userEvent.click(screen.getByRole('button'))

test('is left to the style sheet until it is chosen; the button has a word for either', () => {
  render(<Moving />)
  expect(paused()).toBeUndefined()
  expect(screen.getByText('Pause the logos')).toBeInTheDocument()
  expect(screen.getByText('Play the logos')).toBeInTheDocument()
})

test('pauses and goes on', async () => {
  render(<Moving />)
  await press()
  expect(paused()).toBe('true')
  expect(screen.getByRole('button', { name: 'Play the logos' })).toBeInTheDocument()
  await press()
  expect(paused()).toBe('false')
  expect(screen.getByRole('button', { name: 'Pause the logos' })).toBeInTheDocument()
})

test('where less motion is preferred the first press starts it', async () => {
  const matchMedia = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  render(<Moving />)
  await press()
  expect(paused()).toBe('false')
  matchMedia.mockRestore()
})
