import { sectionRoute } from './routes'

/** The sections that the menu leads to, in its order, each with the field of `content/settings/menu.md` that has its words. */
const MENU = {
  mission: 'mission',
  coral: 'coral',
  team: 'team',
  gallery: 'gallery',
  merchandise: 'merchandise',
  news: 'news',
  Event: 'event',
} as const

/** Those that the footer names again, in its order and with its words. */
const WHO_WE_ARE = { mission: 'whoWeAreMission', gallery: 'whoWeAreGallery', team: 'whoWeAreTeam' } as const

type Sections = Readonly<Partial<Record<keyof typeof MENU, string>>>
type Label = (typeof MENU)[keyof typeof MENU] | (typeof WHO_WE_ARE)[keyof typeof WHO_WE_ARE] | 'freeResources'

export interface MenuItem {
  label: string
  to: string
}

/**
 * The one list that feeds the navbar, the burger menu and the footer (specification, section 2, "Navbar", "Footer").
 * @param labels words of the items, from the settings
 * @param freeResources address of the shared folder
 * @param routeHere from the English route of a page to that in the language of the labels
 */
export const navigationOf = (
  labels: Readonly<Record<Label, string>>,
  freeResources: string,
  routeHere: (route: string) => string,
) => {
  const items = (sections: Sections): MenuItem[] =>
    (Object.entries(sections) as [keyof typeof MENU, Label][]).map(([key, label]) => ({
      label: labels[label],
      to: routeHere(sectionRoute(key)),
    }))
  return {
    menu: [{ label: labels.freeResources, to: freeResources }, ...items(MENU)],
    whoWeAre: items(WHO_WE_ARE),
  }
}
