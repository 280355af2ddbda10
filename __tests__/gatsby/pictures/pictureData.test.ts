import { pictureData } from '../../../src/gatsby/pictures/pictureData'

const FOLDER = '/static/7269fcc162bde10c98f0dcc057d3edb8'
const old = (...widths: number[]) => widths.map((width) => `${FOLDER}/c${width}/lead.jpg ${width}w`).join(',\n')
const AVIF = { type: 'image/avif', srcSet: `${FOLDER}/7955d/lead.avif 400w,${FOLDER}/7955e/lead.avif 800w` }
/** As gatsby-plugin-image writes it */
const inTwoLines = { ...AVIF, srcSet: AVIF.srcSet.replace(',', ',\n') }

const WEBP = { type: 'image/webp', srcSet: `${FOLDER}/9a1bc/lead.webp 400w` }

const context = (absolutePath: string) => ({ nodeModel: { getNodeById: () => ({ absolutePath }) } })

/** The data of a picture in an old format, in WebP and in AVIF. */
const dataWith = async (...widths: number[]) => {
  const images = {
    fallback: { src: `${FOLDER}/3e0b8/lead.jpg`, srcSet: old(...widths), sizes: '100vw' },
    sources: [{ ...inTwoLines, sizes: '100vw' }],
  }
  const whole = { layout: 'fullWidth', width: 1, height: 0.667, backgroundColor: '#784838', images }
  const originalResolver = jest.fn(async (_source: unknown, { formats }: { formats: string[] }) =>
    formats.includes('webp') ? { images: { fallback: WEBP, sources: [] } } : whole,
  )
  const data = await pictureData({ parent: 'file' }, { breakpoints: widths }, context('lead.jpg'), { originalResolver })
  return { whole, data, asked: originalResolver.mock.calls.map(([, args]) => args) }
}

test('the data of a picture say no sizes, and of old formats one file', async () => {
  const { whole, data } = await dataWith(400, 800, 1200)
  const fallback = { src: `${FOLDER}/3e0b8/lead.jpg`, srcSet: `${FOLDER}/c800/lead.jpg 800w` }
  expect(data).toMatchObject({ backgroundColor: whole.backgroundColor, images: { fallback, sources: [AVIF, WEBP] } })
})

test('a picture says its size in whole numbers, and its files in one line', async () => {
  const { data } = await dataWith(400, 800)
  expect(data).toMatchObject({ width: 800, height: 534 })
  expect(data.images.sources[0]).toEqual(AVIF)
})

test('a picture of one width keeps its size', async () => {
  const images = { fallback: { src: '', srcSet: old(250) }, sources: [AVIF] }
  const originalResolver = async () => ({ layout: 'constrained', width: 250, height: 390, images })
  const data = await pictureData({ parent: 'file' }, {}, context('lead.jpg'), { originalResolver })
  expect(data).toMatchObject({ width: 250, height: 390 })
})

test.each([
  [[400, 800, 1200], [1200]],
  [
    [400, 520, 800, 1200],
    [400, 1200],
  ],
])('of the widths %j, browsers that know WebP and no AVIF get %j', async (widths, webp) => {
  const { asked } = await dataWith(...widths)
  expect(asked).toMatchObject([{ breakpoints: widths }, { formats: ['webp'], breakpoints: webp }])
  expect(asked[0]!.formats).not.toContain('webp')
})

test('a picture that is to be made without WebP is', async () => {
  const originalResolver = jest.fn(async () => ({
    images: { fallback: { src: '', srcSet: old(400) }, sources: [AVIF] },
  }))
  const args = { formats: ['auto', 'avif'] }
  const data = await pictureData({ parent: 'file' }, args, context('lead.jpg'), { originalResolver })
  expect(data.images.sources).toEqual([AVIF])
  expect(originalResolver).toHaveBeenCalledTimes(1)
})

test('where none is wide enough that file is the widest', async () => {
  const { data } = await dataWith(240, 400)
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
