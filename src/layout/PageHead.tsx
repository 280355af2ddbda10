import type { ReactNode } from 'react'
import { wording } from '../config/wording'
import { useSettings } from './useSettings'

type PageHeadProps = {
  title: string
  description: string
  /** Path of the page's one true address; left out where there is none, as on the 404 page */
  route?: string
  /** What only this page's head holds */
  children?: ReactNode
}

/** Title, description and canonical address of a page, and how it looks when it is shared (Open Graph). */
export const PageHead = ({ title, description, route, children }: PageHeadProps) => {
  const { contact } = useSettings()
  const fullTitle = title === contact.name ? title : `${title} | ${contact.name}`
  const address = route && `${contact.siteUrl}${route === '/' ? '' : route}`
  return (
    <>
      <html lang={wording.language} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={contact.name} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={`${contact.siteUrl}/share.jpg`} />
      <meta name="twitter:card" content="summary_large_image" />
      {children}
    </>
  )
}
