import { sectionRoute } from './routes'

/** Keys of `content/settings/menu.md`, in the order of the menu. */
const MENU_SECTIONS = {
  mission: sectionRoute('mission'),
  coral: sectionRoute('coral'),
  team: sectionRoute('team'),
  gallery: sectionRoute('gallery'),
  merchandise: sectionRoute('merchandise'),
  news: sectionRoute('news'),
  event: sectionRoute('Event'),
} as const

type MenuSection = keyof typeof MENU_SECTIONS

type Count = { readonly totalCount: number }

/** How many things there are of each kind that a section lists. */
interface ListedThings {
  missionBlocks: Count
  teamMembers: Count
  gallerySlides: Count
  merchandiseItems: Count
  newsArticles: Count
  events: Count
}

/** Which sections of the menu the home page shows: not those that list things of which there are none. */
export const shownSections = (things: ListedThings): Record<MenuSection, boolean> => ({
  mission: things.missionBlocks.totalCount > 0,
  coral: true,
  team: things.teamMembers.totalCount > 0,
  gallery: things.gallerySlides.totalCount > 0,
  merchandise: things.merchandiseItems.totalCount > 0,
  news: things.newsArticles.totalCount > 0,
  event: things.events.totalCount > 0,
})

export interface MenuItem {
  label: string
  to: string
  external: boolean
}

type MenuLabels = Record<MenuSection | 'freeResources', string>

/**
 * The one list that feeds the navbar and the burger menu (specification, section 2, "Navbar").
 * @param labels words of the items, from the settings
 * @param freeResources address of the shared folder
 * @param shown sections that are on the home page; a link to another would lead nowhere
 */
export const menuItems = (
  labels: MenuLabels,
  freeResources: string,
  shown: Record<MenuSection, boolean>,
): MenuItem[] => [
  { label: labels.freeResources, to: freeResources, external: true },
  ...(Object.keys(MENU_SECTIONS) as MenuSection[])
    .filter((key) => shown[key])
    .map((key) => ({ label: labels[key], to: MENU_SECTIONS[key], external: false })),
]
