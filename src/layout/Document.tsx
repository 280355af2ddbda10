import type { ReactElement, ReactNode } from 'react'
import { hrefOf } from '../config/sitePath'
import { SOURCE_LANGUAGE } from '../i18n/languages'
import { sprite } from '../shapes/sprite'
import { FALLBACK_FONTS } from '../styles/fallbackFonts'
import anekLatin from '../styles/fonts/anek.woff2'
import faustina from '../styles/fonts/faustina.woff2'
import { LAYERS } from '../styles/layers'

const FIRST_SEEN_FONTS = [anekLatin, faustina]

/** Which part of the head an element stands in; none for what only GatsbyImage needs (see Picture), and for the maker's name. */
const partOf = ({ key, type, props }: ReactElement) => {
  if (key?.startsWith('gatsby-image-style') || props.name === 'generator') return 'none'
  if (props.rel === 'preload' && props.as === 'image') return 'pictures'
  if (type === 'style') return 'styles'
  return props.type === 'application/ld+json' ? 'data' : 'words'
}

type DocumentProps = {
  htmlAttributes: object
  bodyAttributes: object
  headComponents: readonly ReactElement[]
  preBodyComponents: ReactNode
  /** The page itself */
  body: string
  postBodyComponents: ReactNode
}

/**
 * What stands around every page, in place of Gatsby's own document. The lead picture and fonts are asked for before the styles,
 * whose 14 kB (brotli) take a round trip on a slow line, and so stand the words for others than visitors: some programs read
 * only the first 32 kB. The order of the cascade layers stands before any style; the sprite lies in the page, so that no script
 * carries the shapes.
 */
export const Document = ({ headComponents, ...page }: DocumentProps) => {
  const part = (name: ReturnType<typeof partOf>) => headComponents.filter((element) => partOf(element) === name)
  return (
    <html lang={SOURCE_LANGUAGE} {...page.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {part('pictures')}
        {FIRST_SEEN_FONTS.map((file) => (
          <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {part('words')}
        <style dangerouslySetInnerHTML={{ __html: LAYERS + FALLBACK_FONTS }} />
        {part('styles')}
        {part('data')}
        <link rel="icon" href={hrefOf('/favicon.svg')} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={hrefOf('/apple-touch-icon.png')} />
      </head>
      <body {...page.bodyAttributes}>
        {page.preBodyComponents}
        <div hidden dangerouslySetInnerHTML={{ __html: sprite }} />
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: page.body }} />
        {page.postBodyComponents}
      </body>
    </html>
  )
}
