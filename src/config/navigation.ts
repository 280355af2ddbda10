import { sectionRoute } from './routes'

/**
 * The sections that the menu leads to, in its order: the field of `content/settings/menu.md` with its words, and the content
 * type that the section lists, because one without anything to list is not on the home page.
 */
const MENU_SECTIONS = [
  { key: 'mission', label: 'mission', lists: 'MissionBlock' },
  { key: 'coral', label: 'coral', lists: undefined },
  { key: 'team', label: 'team', lists: 'TeamMember' },
  { key: 'gallery', label: 'gallery', lists: 'GallerySlide' },
  { key: 'merchandise', label: 'merchandise', lists: 'MerchandiseItem' },
  { key: 'news', label: 'news', lists: 'NewsArticle' },
  { key: 'Event', label: 'event', lists: 'Event' },
] as const

/** Those that the footer names again, in its order and with its words. */
const WHO_WE_ARE = { mission: 'whoWeAreMission', gallery: 'whoWeAreGallery', team: 'whoWeAreTeam' } as const

type MenuSection = (typeof MENU_SECTIONS)[number]
export type ListedType = NonNullable<MenuSection['lists']>
type Label = MenuSection['label'] | (typeof WHO_WE_ARE)[keyof typeof WHO_WE_ARE] | 'freeResources'

export type NavigationLabels = Record<Label, string>

export interface MenuItem {
  label: string
  to: string
  external: boolean
}

/** Content types without which a section of the menu is not shown. */
export const LISTED_TYPES = MENU_SECTIONS.flatMap(({ lists }) => lists ?? [])

/**
 * The one list that feeds the navbar, the burger menu and the footer (specification, section 2, "Navbar", "Footer").
 * @param labels words of the items, from the settings
 * @param freeResources address of the shared folder
 * @param routeHere from the English route of a page to that in the language of the labels
 * @param empty content types of which there is nothing; a link to their section would lead nowhere
 */
export const navigationOf = (
  labels: NavigationLabels,
  freeResources: string,
  empty: readonly ListedType[],
  routeHere: (route: string) => string,
): { menu: MenuItem[]; whoWeAre: MenuItem[] } => {
  const shown = MENU_SECTIONS.filter(({ lists }) => !lists || !empty.includes(lists))
  const item = (key: MenuSection['key'], label: Label) => ({
    label: labels[label],
    to: routeHere(sectionRoute(key)),
    external: false,
  })
  return {
    menu: [
      { label: labels.freeResources, to: freeResources, external: true },
      ...shown.map(({ key, label }) => item(key, label)),
    ],
    whoWeAre: (Object.keys(WHO_WE_ARE) as (keyof typeof WHO_WE_ARE)[])
      .filter((key) => shown.some((section) => section.key === key))
      .map((key) => item(key, WHO_WE_ARE[key])),
  }
}
