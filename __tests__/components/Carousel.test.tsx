import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Carousel } from '../../src/components/Carousel'

const show = async (props: Partial<Parameters<typeof Carousel>[0]> = {}) => {
  render(
    <Carousel
      label="Gallery"
      item="slide"
      slides={['one', 'two', 'three', 'four'].map((word) => (
        <a key={word} href={`#${word}`}>
          {word}
        </a>
      ))}
      {...props}
    />,
  )
  // react-slick arrives, once the row is seen to stand still
  await waitFor(() => expect(document.querySelector('.slick-slider')).toBeVisible())
  return screen.getByRole('group', { name: 'Gallery' })
}

const resize = (width: number) => Object.defineProperty(window, 'innerWidth', { value: width, configurable: true })

beforeEach(() => {
  resize(1280)
  // each test is a visit of its own, in which no carousel has been moved yet
  window.history.replaceState({ key: expect.getState().currentTestName }, '')
})

test('names itself and its slides', async () => {
  const region = await show()
  expect(region).toHaveAttribute('aria-roledescription', 'carousel')
  expect(within(region).getAllByRole('group', { name: /^\d \/ 4$/, hidden: true })).toHaveLength(4)
})

test('an arrow that leads nowhere is disabled', async () => {
  const user = userEvent.setup()
  await show()
  const previous = screen.getByRole('button', { name: 'Previous slide' })
  const next = screen.getByRole('button', { name: 'Next slide' })
  expect(previous).toBeDisabled()
  await user.click(next)
  expect(previous).toBeEnabled()
})

test('an infinite carousel has no end', async () => {
  await show({ infinite: true })
  expect(screen.getByRole('button', { name: 'Previous slide' })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Next slide' })).toBeEnabled()
})

test.each([
  [1280, 2],
  [800, 3],
  [390, 4],
])('at %d px a row of three has %d positions', async (width, positions) => {
  resize(width)
  await show({ perView: 3, dots: 'narrow' })
  expect(screen.getAllByRole('button', { name: /^Go to slide/ })).toHaveLength(positions)
})

test('a shortcut of the browser is left to it', async () => {
  const region = await show()
  expect(fireEvent.keyDown(region, { key: 'ArrowRight', altKey: true })).toBe(true)
  expect(screen.getByRole('button', { name: 'Previous slide' })).toBeDisabled()
  expect(fireEvent.keyDown(region, { key: 'ArrowRight' })).toBe(false)
})

test('announces its position once the visitor has moved it', async () => {
  const user = userEvent.setup()
  const region = await show()
  const live = region.querySelector('[aria-live=polite]')
  expect(live).toBeEmptyDOMElement()
  await user.click(screen.getByRole('button', { name: 'Next slide' }))
  expect(live).toHaveTextContent('slide 2 of 4')
})

test('of several in view it says the first and the last, aloud and to the eye', async () => {
  const user = userEvent.setup()
  const region = await show({ perView: 3, item: 'story' })
  expect(region).toHaveTextContent('1–3 / 4')
  await user.click(screen.getByRole('button', { name: 'Next story' }))
  expect(region.querySelector('[aria-live=polite]')).toHaveTextContent('story 2 to 4 of 4')
})

test('a row at its end stays at its end when the window becomes wider', async () => {
  const user = userEvent.setup()
  resize(800)
  const region = await show({ perView: 3, dots: 'always' })
  await user.click(screen.getByRole('button', { name: 'Go to slide 3' }))
  expect(region).toHaveTextContent('3–4 / 4')
  // react-slick refuses to move while it moves
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  resize(1280)
  fireEvent(window, new Event('resize'))
  await waitFor(() => expect(region).toHaveTextContent('2–4 / 4'))
  const open = () => [...region.querySelectorAll('.slick-slide:not([inert])')].map((slide) => slide.textContent)
  await waitFor(() => expect(open()).toEqual(['two', 'three', 'four']))
  expect(screen.getByRole('button', { name: 'Next slide' })).toBeDisabled()
})

test('slides out of view are inert', async () => {
  const region = await show()
  const open = [...region.querySelectorAll('.slick-slide')].filter((slide) => !slide.hasAttribute('inert'))
  expect(open).toHaveLength(1)
  expect(open[0]).toHaveTextContent('one')
})

test('moves by the arrow keys', async () => {
  const user = userEvent.setup()
  const region = await show()
  act(() => screen.getByRole('button', { name: 'Next slide' }).focus())
  await user.keyboard('{ArrowRight}')
  expect(region.querySelector('[aria-live=polite]')).toHaveTextContent('slide 2 of 4')
})

test('one that moves by itself can be paused', async () => {
  const user = userEvent.setup()
  await show({ autoplay: true, infinite: true })
  // until the visitor chooses, the style sheet shows one of both
  await user.click(screen.getByRole('button', { name: /Pause slides/ }))
  expect(screen.getByRole('button', { name: 'Play slides' })).toBeVisible()
})
