import { sectionRoute } from './routes'

/** Keys of `content/settings/menu.md`, in the order of the menu. */
export const MENU_SECTIONS = {
  mission: sectionRoute('mission'),
  coral: sectionRoute('coral'),
  team: sectionRoute('team'),
  gallery: sectionRoute('gallery'),
  merchandise: sectionRoute('merchandise'),
  news: sectionRoute('news'),
  event: sectionRoute('Event'),
} as const

export interface MenuItem {
  label: string
  to: string
  external: boolean
}

export type MenuLabels = Record<keyof typeof MENU_SECTIONS | 'freeResources', string>

/**
 * The one list that feeds the navbar and the burger menu (specification, section 2, "Navbar").
 * @param labels words of the items, from the settings
 * @param freeResources address of the shared folder
 */
export const menuItems = (labels: MenuLabels, freeResources: string): MenuItem[] => [
  { label: labels.freeResources, to: freeResources, external: true },
  ...(Object.keys(MENU_SECTIONS) as (keyof typeof MENU_SECTIONS)[]).map((key) => ({
    label: labels[key],
    to: MENU_SECTIONS[key],
    external: false,
  })),
]
