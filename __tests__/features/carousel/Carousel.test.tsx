/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CAROUSELS, settingsAt } from '../../../src/config/carousel'
import { Carousel } from '../../../src/features/carousel/Carousel'
import { PageLanguage } from '../../../src/i18n/pageLanguage'
import { WORDS as INTERFACE } from '../../../src/i18n/words'

const SLIDES = ['one', 'two', 'three', 'four'].map((word) => (
  <a key={word} href={`#${word}`}>
    {word}
  </a>
))

const carousel = (props: Partial<Parameters<typeof Carousel>[0]> = {}) => (
  <Carousel label="Gallery" item="slide" settings={CAROUSELS.gallery} slides={SLIDES} {...props} />
)
const show = (props?: Partial<Parameters<typeof Carousel>[0]>) => {
  render(carousel(props))
  return screen.getByRole('group', { name: 'Gallery' })
}
const previous = () => screen.getByRole('button', { name: 'Previous slide' })
const next = () => screen.getByRole('button', { name: 'Next slide' })

test.each([
  [320, 1],
  [599, 1],
  [600, 2],
  [999, 2],
  [1000, 3],
])('at %d px the news show %d cards', (width, cards) => {
  expect(settingsAt(CAROUSELS.news, width)).toMatchObject({ slidesToShow: cards, dots: width < 1000 })
})

test('an infinite carousel of a single slide has nowhere to go', () => {
  show({ settings: CAROUSELS.events, slides: [<p key="one">one</p>] })
  expect(previous()).toBeDisabled()
  expect(next()).toBeDisabled()
})

test.each([
  ['en', 'Pause pictures Play pictures'],
  ['id', 'Jeda gambar Putar gambar'],
] as const)('in %s the button that stops it is called “%s” before the style sheet chooses', (language, name) => {
  const item = INTERFACE[language].common.picture
  render(
    <PageLanguage.Provider value={language}>
      {carousel({ item, settings: { ...CAROUSELS.slider, autoplay: true } })}
    </PageLanguage.Provider>,
  )
  expect(screen.getByRole('button', { name })).toBeVisible()
})

test('of many positions six have a dot, those around the current one', async () => {
  const user = userEvent.setup()
  show({ settings: CAROUSELS.events, slides: Array.from({ length: 12 }, (_, i) => <p key={i}>{i}</p>) })
  await user.click(screen.getByRole('button', { name: 'Go to slide 6' }))
  expect(await screen.findByRole('button', { name: 'Go to slide 8' })).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Go to/ })).toHaveLength(6)
  expect(screen.getByRole('button', { name: 'Go to slide 6' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('button', { name: 'Go to slide 6' })).toHaveFocus()
})

test('a shortcut of the browser is left to it', () => {
  const region = show()
  expect(fireEvent.keyDown(region, { key: 'ArrowRight', altKey: true })).toBe(true)
  expect(fireEvent.keyDown(region, { key: 'ArrowRight' })).toBe(false)
})

test('a click on a slide pauses one that moves by itself, which could else be gone when it is seen large', async () => {
  const user = userEvent.setup()
  const region = show({ settings: { ...CAROUSELS.slider, autoplay: true } })
  await user.click(screen.getAllByText('one').at(-1)!)
  expect(region).toHaveAttribute('data-paused', 'true')
})
