/** What a visitor would see of an entry: the site's own sections, given the entry and nothing else of its kind. */
import type { PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { isToCome } from '../../lib/lombokTime'
import { PageHeader } from '../../components/PageHeader'
import LogbookPage from '../../pages/logbook'
import PaperReefPage from '../../pages/paper-reef'
import PressPage from '../../pages/press'
import { DiveBanner } from '../../sections/dive/DiveBanner'
import { DivePackages } from '../../sections/dive/DivePackages'
import { DivingDay } from '../../sections/dive/DivingDay'
import { PriceList } from '../../sections/dive/PriceList'
import { WhyDiveWithUs } from '../../sections/dive/WhyDiveWithUs'
import { Banner } from '../../sections/home/Banner/Banner'
import { Collaborators } from '../../sections/home/Collaborators/Collaborators'
import { CoralReefs } from '../../sections/home/CoralReefs/CoralReefs'
import { Events } from '../../sections/home/Events/Events'
import { Gallery } from '../../sections/home/Gallery/Gallery'
import { HelpSaveTheReef } from '../../sections/home/HelpSaveTheReef/HelpSaveTheReef'
import { InterestedToDive } from '../../sections/home/InterestedToDive/InterestedToDive'
import { IntroVideo } from '../../sections/home/IntroVideo/IntroVideo'
import { Merchandise } from '../../sections/home/Merchandise/Merchandise'
import { Mission } from '../../sections/home/Mission/Mission'
import { News } from '../../sections/home/News/News'
import { RestorationProcess } from '../../sections/home/RestorationProcess/RestorationProcess'
import { RestorationSite } from '../../sections/home/RestorationSite/RestorationSite'
import { Ribbon } from '../../sections/home/Ribbon/Ribbon'
import { Statistics } from '../../sections/home/Statistics/Statistics'
import { Team } from '../../sections/home/Team/Team'
import { Volunteer } from '../../sections/home/Volunteer/Volunteer'
import { ImpactFigures } from '../../sections/impact/ImpactFigures'
import { BayMap } from '../../sections/place/BayMap'
import { QuestionList } from '../../sections/questions/QuestionList'
import ActionTemplate from '../../templates/action'
import StoryTemplate from '../../templates/story'
import TextPageTemplate from '../../templates/textPage'
import type { Language } from '../../i18n/languages'
import { WORDS } from '../../i18n/words'
import type { ShownEntry } from './shownEntry'
import { words } from './words'

/** What a section is given has the types of its query; an entry has them because its form comes from the same schema. */
const as = <T,>(entry: unknown) => entry as T
const none = { nodes: [] }
const only = <T,>(entry: ShownEntry) => ({ nodes: [entry as T] })

type Story = Queries.StoryPageQuery['story']
type PageOf<Query> = PageProps<Query>

const page = <Query,>(data: unknown) => ({ data }) as PageOf<Query>

const storyPage = (story: ShownEntry) => (
  <StoryTemplate
    {...page<Queries.StoryPageQuery>({
      story: as<Story>(story),
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
      <News news={words('HomeNews')} articles={only(entry)} guides={none} />
      {storyPage(entry)}
    </>
  ),
  Guide: (entry, language) => storyPage({ ...entry, label: WORDS[language].common.guide }),
  EventPage: (entry) => storyPage(entry),
  Event: (entry) => (
    <Events events={words('HomeEvents')} posters={only({ ...entry, isToCome: isToCome(entry.date) })} />
  ),
  Statistic: (entry) => <Statistics statistics={words('HomeStatistics')} figures={only(entry)} />,
  ImpactFigure: (entry) => (
    <ImpactFigures
      impactPage={words('ImpactPage')}
      impactFigures={only({ ...entry, article: { route: entry.link, title: entry.link } })}
    />
  ),
  MissionBlock: (entry) => <Mission mission={words('HomeMission')} blocks={only(entry)} />,
  ProcessStep: (entry) => <RestorationProcess process={words('HomeProcess')} steps={only(entry)} />,
  TeamMember: (entry) => (
    <Team
      team={words('HomeTeam')}
      founders={entry.group === 'founder' ? only(entry) : none}
      staff={entry.group === 'founder' ? none : only(entry)}
    />
  ),
  GallerySlide: (entry) => <Gallery gallery={words('HomeGallery')} spreads={only(entry)} />,
  MerchandiseItem: (entry) => (
    <Merchandise merchandise={words('HomeMerchandise')} goods={only(entry)} shopLinks={words('LinkSettings')} />
  ),
  Partner: (entry) => <Collaborators partners={words('HomePartners')} marks={only(entry)} />,
  DivePackage: (entry) => (
    <DivePackages
      heading={words('DivePackagesHeading')}
      packages={only(entry)}
      priceSettings={words('PriceSettings')}
      contactSettings={words('ContactSettings')}
    />
  ),
  DiveReason: (entry) => <WhyDiveWithUs diveReasonsHeading={words('DiveReasonsHeading')} reasons={only(entry)} />,
  TimelineStep: (entry) => <DivingDay diveDay={words('DiveDay')} steps={only(entry)} />,
  PriceSettings: (entry) => (
    <PriceList
      divePriceList={words('DivePriceList')}
      priceSettings={as(entry)}
      contactSettings={words('ContactSettings')}
    />
  ),
  DiveBanner: (entry) => <DiveBanner diveBanner={as(entry)} />,
  DiveMap: (entry) => (
    <BayMap id="map" words={as(entry)} links={words('LinkSettings')} place={words('PlaceSettings')} />
  ),
  HomeRibbon: (entry) => <Ribbon ribbon={as(entry)} links={words('LinkSettings')} />,
  HomeBanner: (entry) => <Banner banner={as(entry)} />,
  HomeVideo: (entry) => <IntroVideo video={as(entry)} links={words('LinkSettings')} />,
  HomeCoralReefs: (entry) => <CoralReefs coralReefs={as(entry)} />,
  HomeDive: (entry) => <InterestedToDive dive={as(entry)} hours={{ nodes: [] }} />,
  HomeVolunteer: (entry) => <Volunteer volunteer={as(entry)} volunteerLinks={words('LinkSettings')} />,
  HomeHelp: (entry) => <HelpSaveTheReef help={as(entry)} helpLinks={words('LinkSettings')} />,
  HomeMap: (entry) => (
    <RestorationSite map={as(entry)} siteLinks={words('LinkSettings')} place={words('PlaceSettings')} />
  ),
  PlaceSettings: (entry) => (
    <RestorationSite map={words('HomeMap')} siteLinks={words('LinkSettings')} place={as(entry)} />
  ),
  ImpactPage: (entry) => <PageHeader {...as<{ title: string; lead: string }>(entry)} label={String(entry.title)} />,
  Question: (entry) => <QuestionList questions={[as<Queries.AnsweredQuestionFragment>(entry)]} />,
  ActionPage: (entry) => (
    <ActionTemplate
      {...page<Queries.ActionQuery>({
        actionPage: entry,
        actionLinks: words('LinkSettings'),
        actionContact: words('ContactSettings'),
        figures: none,
        questions: none,
        stories: none,
      })}
    />
  ),
  TextPage: (entry) => <TextPageTemplate {...page<Queries.TextPageQuery>({ textPage: entry })} />,
  LogbookPage: (entry) => (
    <LogbookPage
      {...page<Queries.LogbookPageQuery>({
        logbookPage: entry,
        contact: words('ContactSettings'),
        video: words('HomeVideo'),
        coralReefs: words('HomeCoralReefs'),
        dive: words('HomeDive'),
        gallery: none,
      })}
    />
  ),
  PaperReefPage: (entry) => <PaperReefPage {...page<Queries.PaperReefQuery>({ paperReefPage: entry })} />,
  PressPage: (entry) => (
    <PressPage
      {...page<Queries.PressQuery>({ pressPage: entry, pressContact: words('ContactSettings'), totals: none })}
    />
  ),
}
