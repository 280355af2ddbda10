/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { PictureFile } from '../../src/components/Picture'
import { VideoPlayer } from '../../src/features/video/VideoPlayer'
import { EventPoster } from '../../src/sections/home/Events/EventPoster'

jest.mock('gatsby', () => ({ graphql: () => undefined }))

/** A picture of 3:2 as an editor put it in, `width` pixels wide. */
const fileOf = (width: number): PictureFile => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: 'fullWidth',
      width: 1,
      height: 2 / 3,
      images: {
        fallback: { src: '/static/1a2b/3c4d/picture.jpg', srcSet: '' },
        sources: [{ type: 'image/avif', srcSet: `/static/1a2b/5e6f/picture.avif ${width}w` }],
      },
    },
  },
})

const poster = (width: number) => (
  <EventPoster
    colour={0}
    numeral="60"
    numeralLabel="grams of salt"
    title="A tour"
    html=""
    link="/detail-news-17"
    linkLabel="A day"
    date={null}
    dateText={null}
    secondLink={null}
    secondLinkLabel={null}
    calendar={null}
    isToCome={false}
    picture={fileOf(width) as Queries.EventPosterFragment['picture']}
    pictureAlt="A boat"
  />
)
const film = (width: number) => (
  <VideoPlayer
    youtubeId="b6_wsXVRWCA"
    title="A film"
    playLabel="Play"
    poster={fileOf(width)}
    posterAlt="A boat"
    sizes="100vw"
    wholeBelow={800}
  />
)

test.each([
  ['an event’s poster', poster],
  ['a film', film],
])('a small picture of %s is shown whole and never wider than its file, a large one fills its place', (_of, show) => {
  const { rerender } = render(show(500))
  expect(screen.getByRole('img', { name: 'A boat' })).toHaveStyle({ objectFit: 'contain' })
  expect(screen.getByRole('img', { name: 'A boat' }).getAttribute('style')).toContain('500px')
  rerender(show(1600))
  expect(screen.getByRole('img', { name: 'A boat' })).not.toHaveStyle({ objectFit: 'contain' })
})
