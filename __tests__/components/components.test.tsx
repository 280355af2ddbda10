/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { ButtonLink } from '../../src/components/ButtonLink'
import { Picture } from '../../src/components/Picture'
import { InsteadOfContact, SiteLink } from '../../src/components/SiteLink'
import { StoryCard } from '../../src/components/StoryCard'
import { openFrame } from '../../src/features/frame/openFrame'
import { VideoPlayer } from '../../src/features/frame/VideoPlayer'
import { PageLanguage } from '../../src/i18n/pageLanguage'
import { chatLink, composeMailLink, messageLink } from '../../src/lib/links'

jest.mock('gatsby', () => ({ graphql: () => undefined }))

const file = {
  focus: null,
  kind: null,
  credit: null,
  childImageSharp: {
    gatsbyImageData: {
      layout: 'fullWidth' as const,
      width: 1,
      height: 0.667,
      backgroundColor: '#086888',
      images: {
        fallback: { src: '/a-800.jpg', srcSet: '/a-400.jpg 400w' },
        sources: [{ type: 'image/avif' as const, srcSet: '/a-400.avif 400w', sizes: '100vw' }],
      },
    },
  },
}

describe('Picture', () => {
  test('offers AVIF, and JPEG to browsers that don’t know it, at the width that the layout says', () => {
    const { container } = render(<Picture file={file} alt="A reef" sizes="50vw" />)
    const [avif, ...others] = container.querySelectorAll('source')
    expect(others).toEqual([])
    expect(avif).toHaveAttribute('type', 'image/avif')
    expect(avif).toHaveAttribute('sizes', '50vw')
    const image = screen.getByRole('img', { name: 'A reef' })
    expect(image).toHaveAttribute('srcset', '/a-400.jpg 400w')
    expect(image).toHaveAttribute('sizes', '50vw')
    expect(image).toHaveAttribute('loading', 'lazy')
  })
  test('says its sides in whole numbers, and shows its colour until it is there', () => {
    render(<Picture file={file} alt="A reef" sizes="50vw" />)
    expect(screen.getByRole('img')).toHaveAttribute('width', '800')
    expect(screen.getByRole('img')).toHaveAttribute('height', '534')
    expect(screen.getByRole('img')).toHaveStyle({ backgroundColor: '#086888' })
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
        <Picture
          file={file}
          alt=""
          sizes="50vw"
          crop={{ file: portrait, media: '(orientation: portrait)', others: '' }}
        />
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
  test('an upright one is shown whole where its place shows such pictures whole', () => {
    const { gatsbyImageData } = file.childImageSharp
    const upright = { ...file, childImageSharp: { gatsbyImageData: { ...gatsbyImageData, height: 1.5 } } }
    render(
      <>
        <Picture file={upright} alt="cropped" sizes="50vw" />
        <Picture file={upright} alt="whole" sizes="50vw" whole />
        <Picture file={file} alt="wide" sizes="50vw" whole />
      </>,
    )
    expect(screen.getByRole('img', { name: 'cropped' })).not.toHaveClass('onMat')
    expect(screen.getByRole('img', { name: 'whole' })).toHaveClass('onMat')
    expect(screen.getByRole('img', { name: 'wide' })).not.toHaveClass('onMat')
  })
  test('who took it is said beside it, and not on a card, where it only decorates', () => {
    const credited = { ...file, kind: 'photo', credit: 'A friend' }
    const { rerender } = render(<Picture file={credited} alt="A reef" sizes="50vw" />)
    expect(screen.getByText('Photo: A friend')).toBeVisible()
    rerender(<Picture file={credited} alt="" sizes="50vw" />)
    expect(screen.queryByText('Photo: A friend')).not.toBeInTheDocument()
    rerender(<Picture file={{ ...file, credit: 'A friend' }} alt="A reef" sizes="50vw" />)
    expect(screen.getByText('Drawing: A friend')).toBeVisible()
  })
})

test('a contact is a link as soon as it is supplied; one that only stands in leads to Messenger, in the same words, and says so, in both languages', () => {
  const contacts = (email: string, phone: string) => (
    <>
      <SiteLink to={composeMailLink(email, 'Hello', 'Dear IBF')}>{email}</SiteLink>
      <SiteLink to={chatLink(phone)}>{phone}</SiteLink>
      <ButtonLink to={messageLink(phone, 'Hi')} look="go">
        Book Now
      </ButtonLink>
    </>
  )
  const { container, rerender } = render(contacts('halo@ibf.or.id', '+62 812 3456 7890'))
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^halo@ibf/),
    expect.stringMatching(/^\+62 812/),
    expect.stringMatching(/^Book Now/),
  ])
  const standingIn = (
    <InsteadOfContact.Provider value="https://www.facebook.com/ibf">
      {contacts('hello@example.org', '+62 800 0000 0000')}
    </InsteadOfContact.Provider>
  )
  rerender(standingIn)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['Dear%20IBF', '', 'Hi'].map((words) => `https://m.me/ibf?text=${words}`),
  )
  expect(screen.getByRole('link', { name: /^Book Now on\sMessenger/ })).toHaveClass('button')
  expect(container).toHaveTextContent(/^Write to us on Messenger .*Write to us on Messenger /)
  rerender(<PageLanguage.Provider value="id">{standingIn}</PageLanguage.Provider>)
  expect(container).toHaveTextContent(/^Tulis kepada kami di Messenger /)
})

test('StoryCard is one article with one link', () => {
  const story = {
    title: 'Plastic',
    route: '/detail-news-12',
    topics: ['Ocean', 'Events'],
    date: '2023-09-20',
    dateText: '2023',
    picture: { ...file, focus: null, credit: null },
  }
  // whatever else a card may show
  render(<StoryCard {...(story as unknown as Queries.StoryCardFragment)} sizes="30vw" />)
  expect(screen.getByRole('link', { name: 'Plastic' })).toHaveAttribute('href', '/detail-news-12')
  expect(screen.getByText('Ocean, Events')).toBeVisible()
  expect(screen.getByText('2023')).toBeVisible()
})

test('VideoPlayer makes its frame only when play is pressed, and gives it the focus', () => {
  render(
    <VideoPlayer
      youtubeId="b6_wsXVRWCA"
      title="Our bay"
      playLabel="Play the film"
      file={file}
      alt="Divers"
      sizes="100vw"
    />,
  )
  expect(screen.queryByTitle('Our bay')).toBeNull()
  openFrame(screen.getByRole('button', { name: 'Play the film' }))
  expect(screen.getByTitle('Our bay')).toHaveAttribute(
    'src',
    expect.stringContaining('youtube-nocookie.com/embed/b6_wsXVRWCA'),
  )
  expect(screen.getByTitle('Our bay')).toHaveFocus()
  // over the poster, which is seen until the film has come
  expect(screen.getByAltText('Divers').compareDocumentPosition(screen.getByTitle('Our bay'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})
