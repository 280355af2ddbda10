/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Carousel } from '../../../src/features/carousel/Carousel'
import { PageLanguage } from '../../../src/i18n/pageLanguage'
import { WORDS as INTERFACE } from '../../../src/i18n/words'

const WORDS = ['one', 'two', 'three', 'four']

const show = (props: Partial<Parameters<typeof Carousel>[0]> = {}) => {
  render(
    <Carousel
      label="Gallery"
      item="slide"
      slides={WORDS.map((word) => (
        <a key={word} href={`#${word}`}>
          {word}
        </a>
      ))}
      {...props}
    />,
  )
  return screen.getByRole('group', { name: 'Gallery' })
}

const resize = (width: number) => Object.defineProperty(window, 'innerWidth', { value: width, configurable: true })
const previous = () => screen.getByRole('button', { name: 'Previous slide' })
const next = () => screen.getByRole('button', { name: 'Next slide' })
/** Words of the slides that can be reached; copies of react-slick are out of view. */
const reachable = (region: HTMLElement) =>
  [...region.querySelectorAll('a')].filter((link) => !link.closest('[inert]')).map((link) => link.textContent)

beforeEach(() => resize(1280))

test('an infinite carousel of a single slide has nowhere to go', () => {
  const region = show({ infinite: true, slides: [<p key="one">one</p>] })
  expect(previous()).toBeDisabled()
  expect(next()).toBeDisabled()
  expect(region.querySelector('[inert]')).toBeNull()
})

test.each([
  ['en', 'Pause pictures Play pictures'],
  ['id', 'Jeda gambar Putar gambar'],
] as const)('in %s the button that stops it is called “%s” before the style sheet chooses', (language, name) => {
  render(
    <PageLanguage.Provider value={language}>
      <Carousel label="Reef" item={INTERFACE[language].common.picture} slides={WORDS} infinite autoplay />
    </PageLanguage.Provider>,
  )
  expect(screen.getByRole('button', { name })).toBeVisible()
})

test.each([
  [1280, 2],
  [1000, 2],
  [999, 3],
  [600, 3],
  [599, 4],
])('at %d px a row of three has %d positions', (width, positions) => {
  resize(width)
  show({ perView: 3, dots: 'narrow' })
  expect(screen.getAllByRole('button', { name: /^Go to slide/ })).toHaveLength(positions)
})

test('of many positions six have a dot, those around the current one', async () => {
  const user = userEvent.setup()
  show({ dots: 'always', slides: Array.from({ length: 12 }, (_, i) => <p key={i}>{i}</p>) })
  await user.click(screen.getByRole('button', { name: 'Go to slide 6' }))
  const dots = screen.getAllByRole('button', { name: /^Go to slide/ })
  expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual([3, 4, 5, 6, 7, 8].map((i) => `Go to slide ${i}`))
  expect(screen.getByRole('button', { name: 'Go to slide 6' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('button', { name: 'Go to slide 6' })).toHaveFocus()
})

test('a shortcut of the browser is left to it', () => {
  const region = show()
  expect(fireEvent.keyDown(region, { key: 'ArrowRight', altKey: true })).toBe(true)
  expect(previous()).toBeDisabled()
  expect(fireEvent.keyDown(region, { key: 'ArrowRight' })).toBe(false)
})

test('a row at its end stays at its end when the window becomes wider', async () => {
  const user = userEvent.setup()
  resize(800)
  const region = show({ perView: 3, dots: 'always' })
  await user.click(screen.getByRole('button', { name: 'Go to slide 3' }))
  expect(reachable(region)).toEqual(['three', 'four'])
  resize(1280)
  fireEvent(window, new Event('resize'))
  await waitFor(() => expect(reachable(region)).toEqual(['two', 'three', 'four']))
  expect(next()).toBeDisabled()
  await user.click(previous())
  expect(reachable(region)).toEqual(['one', 'two', 'three'])
})

test('a click on a slide pauses one that moves by itself, which could else be gone when it is seen large', async () => {
  const user = userEvent.setup()
  show({ autoplay: true, infinite: true })
  await user.click(screen.getByText('one'))
  expect(screen.getByRole('button', { name: 'Play slides' })).toBeVisible()
})
