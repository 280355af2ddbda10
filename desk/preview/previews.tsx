/** What a visitor would see of the entries that editors write most: the site's own sections, given the entry alone. */
import type { PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { WORDS } from '../../src/i18n/words'
import type { Language } from '../../src/i18n/languages'
import { isToCome } from '../../src/lib/lombokTime'
import { Banner } from '../../src/sections/home/Banner/Banner'
import { Events } from '../../src/sections/home/Events/Events'
import { Gallery } from '../../src/sections/home/Gallery/Gallery'
import { News } from '../../src/sections/home/News/News'
import { Team } from '../../src/sections/home/Team/Team'
import StoryTemplate from '../../src/templates/story'
import TextPageTemplate from '../../src/templates/textPage'
import type { ShownEntry } from './shownEntry'
import { words } from './gatsby'
// those of the sections come with their components
import '../../src/styles/tokens.css'
import '../../src/styles/fonts.css'
import '../../src/styles/base.css'

/** What a section is given has the types of its query; an entry has them because its form comes from the same schema. */
const none = { nodes: [] }
const only = <T,>(entry: ShownEntry) => ({ nodes: [entry as T] })
const page = <Query,>(data: unknown) => ({ data }) as PageProps<Query>

const storyPage = (story: ShownEntry) => (
  <StoryTemplate
    {...page<Queries.StoryPageQuery>({
      story,
      event: null,
      previous: null,
      next: null,
      firstRelated: null,
      secondRelated: null,
      thirdRelated: null,
      storyDeeds: words('StoryDeeds'),
      linkSettings: words('LinkSettings'),
    })}
  />
)

export const previews: Record<string, (entry: ShownEntry, language: Language) => ReactElement> = {
  NewsArticle: (entry) => (
    <>
      <News news={words('HomeNews')} articles={only(entry)} />
      {storyPage(entry)}
    </>
  ),
  Guide: (entry, language) => storyPage({ ...entry, label: WORDS[language].common.guide }),
  EventPage: (entry) => storyPage(entry),
  Event: (entry) => (
    <Events events={words('HomeEvents')} posters={only({ ...entry, isToCome: isToCome(entry.date) })} />
  ),
  TeamMember: (entry) => (
    <Team
      team={words('HomeTeam')}
      founders={entry.group === 'founder' ? only(entry) : none}
      staff={entry.group === 'founder' ? none : only(entry)}
    />
  ),
  GallerySlide: (entry) => <Gallery gallery={words('HomeGallery')} spreads={only(entry)} />,
  HomeBanner: (entry) => <Banner banner={entry as never} />,
  TextPage: (entry) => <TextPageTemplate {...page<Queries.TextPageQuery>({ textPage: entry })} />,
}
