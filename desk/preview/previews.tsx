/** What a visitor would see of the entries that editors write most: the site's own sections, given the entry alone. */
import type { PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { WORDS } from '../../src/i18n/words'
import type { Language } from '../../src/i18n/languages'
import { isToCome } from '../../src/lib/lombokTime'
import { Events } from '../../src/sections/home/Events/Events'
import { Team } from '../../src/sections/home/Team/Team'
import StoryTemplate from '../../src/templates/story'
import type { ShownEntry } from './shownEntry'
import { words } from './gatsby'
// those of the sections come with their components
import '../../src/styles/tokens.css'
import '../../src/styles/fonts.css'
import '../../src/styles/base.css'

/** What a section is given has the types of its query; an entry has them because its form comes from the same schema. */
const none = { nodes: [] }
const only = <T,>(entry: ShownEntry) => ({ nodes: [entry as T] })

const storyPage = (story: ShownEntry) => {
  const around = {
    event: null,
    previous: null,
    next: null,
    firstRelated: null,
    secondRelated: null,
    thirdRelated: null,
  }
  const data = { story, ...around, storyDeeds: words('StoryDeeds'), linkSettings: words('LinkSettings') }
  return <StoryTemplate {...({ data } as unknown as PageProps<Queries.StoryPageQuery>)} />
}

export const previews: Record<string, (entry: ShownEntry, language: Language) => ReactElement> = {
  NewsArticle: storyPage,
  Guide: (entry, language) => storyPage({ ...entry, label: WORDS[language].common.guide }),
  EventPage: storyPage,
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
}
