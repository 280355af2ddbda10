/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { StoryFigure } from '../../src/sections/story/StoryFigure'
import type { PictureFile } from '../../src/components/Picture'

const file: PictureFile = {
  childImageSharp: {
    gatsbyImageData: { layout: 'fullWidth', width: 3, height: 2, images: { fallback: { src: '/reef.jpg' } } },
  },
}
const show = (said: Partial<PictureFile>, caption: string | null) =>
  render(<StoryFigure file={{ ...file, ...said }} alt="A reef" caption={caption} sizes="50vw" />)

test.each([
  [{ kind: 'photo', credit: 'A friend' }, 'Nipah, March 2025.', 'Nipah, March 2025. Photo: A friend'],
  [{ kind: 'photo', credit: 'A friend' }, null, 'Photo: A friend'],
  [{}, 'Corals spawn at night.', 'Corals spawn at night. Drawing'],
  [{ credit: 'A friend' }, 'Corals spawn at night.', 'Corals spawn at night. Drawing: A friend'],
])(
  '%j, %j: the words below it say where, when and who made it; of a drawing, that it is one',
  (said, caption, words) => {
    show(said, caption)
    expect(screen.getByRole('figure')).toHaveTextContent(words)
    expect(screen.getAllByText(/A friend|Drawing/)).toHaveLength(1)
  },
)

test('a drawing without words below it is no figure', () => {
  show({}, null)
  expect(screen.queryByRole('figure')).not.toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'A reef' })).toBeVisible()
})
