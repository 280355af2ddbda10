/** Takes the place of Gatsby in the desk's previews (scripts/build-cms.ts): links are shown, and nothing is queried. */
import type { ComponentProps } from 'react'
import { words } from './words'

export const Link = ({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) => <a {...rest} href={to} />

export const graphql = () => undefined

/** The layout's settings are the only ones that a component asks for itself (src/layout/useSettings.ts). */
export const useStaticQuery = () => ({
  contact: words('ContactSettings'),
  links: words('LinkSettings'),
  menu: words('MenuSettings'),
})
