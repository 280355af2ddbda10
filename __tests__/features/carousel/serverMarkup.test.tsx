import { renderToString } from 'react-dom/server'
import { CAROUSELS } from '../../../src/config/carousel'
import { Carousel } from '../../../src/features/carousel/Carousel'

const SLIDES = ['one', 'two', 'three', 'four'].map((word) => <p key={word}>{word}</p>)

// of effects that only a browser has
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation())

test.each(Object.entries(CAROUSELS))('the server hides no slide of %s, and draws none twice', (_, settings) => {
  const html = renderToString(<Carousel label="Gallery" item="slide" settings={settings} slides={SLIDES} />)
  expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(SLIDES.length)
  expect(html).not.toMatch(/slick-slide[^>]* aria-hidden="true"/)
})
