import { sectionRoute } from './routes'

type Labels = Omit<Queries.SettingsQuery['menu']['nodes'][number], 'language' | 'dive' | 'diveShort' | 'donate'>

/**
 * The one list that feeds the navbar, the burger menu and the footer (specification, section 2, "Navbar", "Footer").
 * @param labels words of the items, from content/settings/menu.md
 * @param freeResources address of the shared folder
 * @param routeHere from the English route of a page to that in the language of the labels
 */
export const navigationOf = (labels: Labels, freeResources: string, routeHere: (route: string) => string) => {
  const item = (label: string, key: Parameters<typeof sectionRoute>[0]) => ({
    label,
    route: routeHere(sectionRoute(key)),
  })
  return {
    menu: [
      { label: labels.freeResources, route: freeResources },
      item(labels.mission, 'mission'),
      item(labels.coral, 'coral'),
      item(labels.team, 'team'),
      item(labels.gallery, 'gallery'),
      item(labels.merchandise, 'merchandise'),
      item(labels.news, 'news'),
      item(labels.event, 'Event'),
    ],
    whoWeAre: [
      item(labels.whoWeAreMission, 'mission'),
      item(labels.whoWeAreGallery, 'gallery'),
      item(labels.whoWeAreTeam, 'team'),
    ],
  }
}
