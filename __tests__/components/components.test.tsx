/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cloneElement, type ReactNode } from 'react'
import { Breadcrumb } from '../../src/components/Breadcrumb'
import { ButtonLink } from '../../src/components/ButtonLink'
import { Picture } from '../../src/components/Picture'
import { StoryCard } from '../../src/components/StoryCard'
import { VideoPlayer } from '../../src/features/video/VideoPlayer'
import { PageLanguage } from '../../src/i18n/pageLanguage'

const file = {
  childImageSharp: {
    gatsbyImageData: {
      layout: 'fullWidth' as const,
      width: 1,
      height: 0.667,
      backgroundColor: '#086888',
      images: {
        fallback: { src: '/a-800.jpg', srcSet: '/a-400.jpg 400w' },
        sources: [
          { type: 'image/avif', srcSet: '/a-400.avif 400w', sizes: '100vw' },
          { type: 'image/webp', srcSet: '/a-400.webp 400w', sizes: '100vw' },
        ],
      },
    },
  },
}

describe('Picture', () => {
  test('offers AVIF, then WebP, at the width that the layout says', () => {
    const { container } = render(<Picture file={file} alt="A reef" sizes="50vw" />)
    const sources = [...container.querySelectorAll('source')]
    expect(sources.map((one) => one.type)).toEqual(['image/avif', 'image/webp'])
    expect(sources.every((one) => one.sizes === '50vw')).toBe(true)
    expect(screen.getByRole('img', { name: 'A reef' })).toHaveAttribute('loading', 'lazy')
  })
  test('browsers that know neither get one file', () => {
    render(<Picture file={file} alt="A reef" sizes="50vw" />)
    expect(screen.getByRole('img')).toHaveAttribute('src', '/a-400.jpg')
    expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
  })
  test('the first picture of a page is asked for at once', () => {
    render(<Picture file={file} alt="A reef" sizes="100vw" eager />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  })
  test('a portrait keeps its upper part, and any picture what its text says must stay', () => {
    const image = { ...file.childImageSharp.gatsbyImageData, height: 1.333 }
    const portrait = { childImageSharp: { gatsbyImageData: image } }
    const { container } = render(
      <>
        <Picture file={file} alt="" sizes="50vw" />
        <Picture file={portrait} alt="" sizes="50vw" />
        <Picture file={{ ...portrait, focus: 'bottom' }} alt="" sizes="50vw" />
        <Picture file={file} alt="" sizes="50vw" crops={[{ file: portrait, media: '(orientation: portrait)' }]} />
      </>,
    )
    const said = [...container.querySelectorAll('img')].map(({ style }) =>
      ['--at', '--at-crop'].map((name) => style.getPropertyValue(name)),
    )
    expect(said).toEqual([
      ['', ''],
      ['50% 15%', ''],
      ['50% 100%', ''],
      ['', '50% 15%'],
    ])
  })
  test('a small one is shown whole and no wider than it is, where its place shows such pictures whole', () => {
    render(
      <>
        <Picture file={file} alt="cropped" sizes="50vw" />
        <Picture file={file} alt="whole" sizes="50vw" wholeBelow={900} />
      </>,
    )
    expect(screen.getByRole('img', { name: 'cropped' })).not.toHaveStyle({ objectFit: 'contain' })
    expect(screen.getByRole('img', { name: 'whole' })).toHaveStyle({ objectFit: 'contain' })
    expect(screen.getByRole('img', { name: 'whole' }).getAttribute('style')).toContain('(100% - 400px)')
  })
  test('who took it is said beside it, and not on a card, where it only decorates', () => {
    const credited = { ...file, credit: 'A friend' }
    const { rerender } = render(<Picture file={credited} alt="A reef" sizes="50vw" />)
    expect(screen.getByText('Photo: A friend')).toBeVisible()
    rerender(<Picture file={credited} alt="" sizes="50vw" />)
    expect(screen.queryByText('Photo: A friend')).not.toBeInTheDocument()
  })
})

describe('ButtonLink', () => {
  test('to another site opens a new tab and says so', () => {
    render(
      <ButtonLink to="https://www.patreon.com/ibf" look="give">
        Donate
      </ButtonLink>,
    )
    const link = screen.getByRole('link', { name: 'Donate patreon.com (opens in a new tab)' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
  test('without room for the host it is read out only', () => {
    render(
      <ButtonLink to="https://www.patreon.com/ibf" look="give" showHost={false}>
        Donate
      </ButtonLink>,
    )
    expect(screen.getByRole('link', { name: 'Donate (patreon.com, opens in a new tab)' })).toBeInTheDocument()
  })
  test('to a number that stands in looks and works as the real one will', () => {
    render(
      <ButtonLink to="https://wa.me/6280000000000" look="go">
        Chat
      </ButtonLink>,
    )
    const link = screen.getByRole('link', { name: 'Chat WhatsApp (opens in a new tab)' })
    expect(link).toHaveAttribute('href', 'https://wa.me/6280000000000')
  })
  test('to this site does not', () => {
    render(
      <ButtonLink to="/dive-with-us" look="go">
        Dive
      </ButtonLink>,
    )
    expect(screen.getByRole('link', { name: 'Dive' })).not.toHaveAttribute('target')
  })
})

test('Breadcrumb: Home leads home, the label is the current page', () => {
  render(<Breadcrumb label="Project Updates" />)
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(screen.getByText('Project Updates')).toHaveAttribute('aria-current', 'page')
})

test('StoryCard is one article with one link', () => {
  render(
    <StoryCard
      title="Plastic"
      route="/detail-news-12"
      topics={['Ocean', 'Events']}
      date="2023-09-20"
      dateText="2023"
      picture={file}
      sizes="30vw"
    />,
  )
  expect(screen.getByRole('link', { name: 'Plastic' })).toHaveAttribute('href', '/detail-news-12')
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2023')
  expect(screen.getByText('Ocean, Events')).toBeVisible()
})

describe('on a page in Indonesian', () => {
  const show = (page: ReactNode) => render(<PageLanguage.Provider value="id">{page}</PageLanguage.Provider>)

  test('Breadcrumb leads to the home page of the language', () => {
    show(<Breadcrumb label="Kabar proyek" />)
    expect(screen.getByRole('navigation', { name: 'Jejak halaman' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Beranda' })).toHaveAttribute('href', '/id')
  })

  test('StoryCard says topics and day in the language, and leads where it is told', () => {
    show(
      <StoryCard
        title="Plastik"
        route="/id/detail-news-12"
        topics={['Ocean', 'Events']}
        date="2023-08-20"
        dateText={null}
        picture={file}
        sizes="30vw"
      />,
    )
    expect(screen.getByText('Laut, Acara')).toBeVisible()
    expect(screen.getByText('20 Agustus 2023')).toHaveAttribute('datetime', '2023-08-20')
    expect(screen.getByRole('link', { name: 'Plastik' })).toHaveAttribute('href', '/id/detail-news-12')
  })

  test('a link to another site says so in the language', () => {
    show(
      <ButtonLink to="https://www.patreon.com/ibf" look="give">
        Donasi
      </ButtonLink>,
    )
    expect(screen.getByRole('link', { name: 'Donasi patreon.com (terbuka di tab baru)' })).toBeVisible()
  })
})

test('VideoPlayer makes its frame only when play is pressed', async () => {
  const player = (
    <VideoPlayer
      youtubeId="b6_wsXVRWCA"
      title="Our bay"
      playLabel="Play the film"
      poster={file}
      posterAlt="Divers"
      sizes="100vw"
    />
  )
  const { container, rerender } = render(
    <>
      {player}
      <a href="#team">Team</a>
    </>,
  )
  expect(container.querySelector('iframe')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Play the film' }))
  expect(screen.getByTitle('Our bay')).toHaveAttribute(
    'src',
    expect.stringContaining('youtube-nocookie.com/embed/b6_wsXVRWCA'),
  )
  expect(screen.getByTitle('Our bay')).toHaveFocus()
  // the visitor goes on, and the page is drawn anew for another address
  screen.getByRole('link', { name: 'Team' }).focus()
  rerender(
    <>
      {cloneElement(player)}
      <a href="#team">Team</a>
    </>,
  )
  expect(screen.getByRole('link', { name: 'Team' })).toHaveFocus()
})
