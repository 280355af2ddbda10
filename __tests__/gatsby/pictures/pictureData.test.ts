import { pictureData } from '../../../src/gatsby/pictures/pictureData'

const FOLDER = '/static/7269fcc162bde10c98f0dcc057d3edb8'
const old = (...widths: number[]) => widths.map((width) => `${FOLDER}/c${width}/lead.jpg ${width}w`).join(',\n')
const AVIF = { type: 'image/avif', srcSet: `${FOLDER}/7955d/lead.avif 400w` }

const context = (absolutePath: string) => ({ nodeModel: { getNodeById: () => ({ absolutePath }) } })

/** The data of a picture in an old format and in AVIF. */
const dataWith = async (...widths: number[]) => {
  const images = {
    fallback: { src: `${FOLDER}/3e0b8/lead.jpg`, srcSet: old(...widths), sizes: '100vw' },
    sources: [{ ...AVIF, sizes: '100vw' }],
  }
  const whole = { layout: 'fullWidth', width: 1, height: 0.667, backgroundColor: '#784838', images }
  return [
    whole,
    await pictureData({ parent: 'file' }, {}, context('lead.jpg'), { originalResolver: async () => whole }),
  ] as const
}

test('the data of a picture say no sizes, and of old formats one file', async () => {
  const [whole, data] = await dataWith(400, 800, 1200)
  const fallback = { src: `${FOLDER}/3e0b8/lead.jpg`, srcSet: `${FOLDER}/c800/lead.jpg 800w` }
  expect(data).toEqual({ ...whole, images: { fallback, sources: [AVIF] } })
})

test('where none is wide enough that file is the widest', async () => {
  const [, data] = await dataWith(240, 400)
  expect(data.images.fallback.srcSet).toBe(`${FOLDER}/c400/lead.jpg 400w`)
})

test('in develop a broken picture never reaches gatsby-plugin-sharp, which would end the server', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, gatsby_executing_command: 'develop' })
  const originalResolver = jest.fn()
  // no picture
  const data = await pictureData({ parent: 'file' }, {}, context('package.json'), { originalResolver })
  expect(data).toMatchObject({ images: { fallback: { src: '' }, sources: [] } })
  expect(originalResolver).not.toHaveBeenCalled()
  jest.restoreAllMocks()
})
