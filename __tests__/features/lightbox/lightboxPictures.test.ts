/** @jest-environment jsdom */
import { lightboxPictures, openerOf } from '../../../src/features/lightbox/lightboxPictures'

const link = (name: string, attributes = '') => `
  <a href="/${name}-1600.jpg" data-lightbox ${attributes}>
    <picture>
      <source type="image/avif" srcset="/${name}-800.avif 800w,\n/${name}-1600.avif 1600w">
      <img width="1" height="0.75" alt="${name}" src="/${name}-800.jpg">
    </picture>
  </a>`

const part = (html: string) => {
  document.body.innerHTML = html
  return document.body
}
const linksOf = (element: Element) => [...element.querySelectorAll('a')]
const choose = (image: HTMLImageElement, file: string) => Object.defineProperty(image, 'currentSrc', { value: file })

test('each picture once, in the format that the browser chose for the first, with widths and heights', () => {
  const element = part(
    `<figure>${link('reef')}<figcaption>Nipah, 2025</figcaption></figure>${link('crab')}${link('reef')}`,
  )
  const chosen = linksOf(element)[1]!
  choose(chosen.querySelector('img')!, 'https://ibf.test/crab-800.avif')
  const { pictures, index } = lightboxPictures(element, chosen)
  expect(index).toBe(1)
  expect(pictures.map(({ alt }) => alt)).toEqual(['reef', 'crab'])
  // its caption on the page, never what is read out in its place
  expect(pictures.map(({ description }) => description)).toEqual(['Nipah, 2025', ''])
  expect(pictures[0]).toMatchObject({
    src: '/reef-1600.avif',
    alt: 'reef',
    width: 1600,
    height: 1200,
    srcSet: [
      { src: '/reef-800.avif', width: 800, height: 600 },
      { src: '/reef-1600.avif', width: 1600, height: 1200 },
    ],
  })
})

test('a browser that knows none of the new formats gets JPEG', () => {
  const element = part(link('reef'))
  const chosen = linksOf(element)[0]!
  choose(chosen.querySelector('img')!, 'https://ibf.test/reef-800.jpg')
  expect(lightboxPictures(element, chosen).pictures[0]).toMatchObject({
    src: '/reef-1600.jpg',
    width: 1600,
    height: 1200,
  })
})

test('the focus goes back to the link, or to its like that can be reached', () => {
  const element = part(`<div inert>${link('reef')}</div>${link('reef')}${link('crab')}`)
  const [copy, reef, crab] = linksOf(element)
  expect(openerOf(element, crab!)).toBe(crab)
  expect(openerOf(element, copy!)).toBe(reef)
})
