import type { ReactNode } from 'react'
import { useSettings } from './useSettings'

type PageHeadProps = {
  title: string
  description: string
  /** Path of the page's one true address; left out where there is none, as on the 404 page */
  route?: string
  /** What only this page's head holds */
  children?: ReactNode
}

/**
 * Title, description and canonical address of a page; search engines leave out previews, and pages without an address. How
 * it looks where it is shared, and its structured data, follow from them after the build (src/gatsby/builtPages/describePages.ts).
 */
export const PageHead = ({ title, description, route, children }: PageHeadProps) => {
  const { contact } = useSettings()
  const fullTitle = title === contact.name ? title : `${title} | ${contact.name}`
  const address = route && `${contact.siteUrl}${route === '/' ? '' : route}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {address && <link rel="canonical" href={address} />}
      {(!address || contact.toSupply > 0) && <meta name="robots" content="noindex" />}
      {children}
    </>
  )
}
