/** @jest-environment node */
import { pictureData } from '../../../src/gatsby/pictures/pictureData'

const FOLDER = '/static/7269fcc162bde10c98f0dcc057d3edb8'
const old = (...widths: number[]) =>
  widths.map((width) => `${FOLDER}/c${String(width).padStart(4, '0')}/lead.jpg ${width}w`).join(',\n')

test('the data of a picture say each path once, and no sizes, and of old formats one file', async () => {
  const whole = {
    layout: 'fullWidth',
    width: 1,
    height: 0.667,
    backgroundColor: '#784838',
    images: {
      fallback: { src: `${FOLDER}/3e0b8/lead.jpg`, srcSet: old(400, 800, 1200), sizes: '100vw' },
      sources: [{ type: 'image/avif', srcSet: `${FOLDER}/7955d/lead.avif 400w`, sizes: '100vw' }],
    },
  }
  const short = await pictureData({}, {}, {}, { originalResolver: async () => whole })
  expect(JSON.parse(JSON.stringify(short))).toEqual({
    ...whole,
    images: {
      fallback: { src: `${FOLDER}/3e0b8/lead.jpg`, srcSet: 'c0800 800w' },
      sources: [{ type: 'image/avif', srcSet: '7955d 400w' }],
    },
  })
})
