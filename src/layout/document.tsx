import type { GatsbySSR } from 'gatsby'
import { JSON_FEED_ROUTE, RSS_ROUTE } from '../config/routes'
import { wording } from '../config/wording'
import { sprite } from '../shapes/sprite'
import { LAYERS } from '../styles/layers'

const LAYERS_KEY = 'cascade-layers'

const FIRST_SEEN_FONTS = ['anek-latin-740-wdth', 'faustina-400-700']

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
}) => {
  setHtmlAttributes({ lang: 'en' })
  setHeadComponents([
    ...FIRST_SEEN_FONTS.map((name) => (
      <link
        key={name}
        rel="preload"
        href={`/fonts/${name}.woff2`}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
    <style key={LAYERS_KEY}>{LAYERS}</style>,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="rss" rel="alternate" type="application/rss+xml" href={RSS_ROUTE} title={wording.newsFeed} />,
    <link key="feed" rel="alternate" type="application/feed+json" href={JSON_FEED_ROUTE} title={wording.news} />,
    <meta key="color-scheme" name="color-scheme" content="light dark" />,
  ])
  // in the page itself, so that no script carries the shapes
  setPreBodyComponents([<div key="sprite" hidden dangerouslySetInnerHTML={{ __html: sprite }} />])
}

/**
 * Fonts are asked for before the styles, whose 14 kB (brotli) take a round trip on a slow line; the order of the cascade
 * layers stands before any style; what only GatsbyImage needs is left out (see Picture).
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const keyOf = (component: unknown) => (component as { key?: string } | null)?.key ?? ''
  const components = getHeadComponents().filter((one) => !keyOf(one).startsWith('gatsby-image-style'))
  const isFirst = (component: unknown) => [...FIRST_SEEN_FONTS, LAYERS_KEY].includes(keyOf(component))
  replaceHeadComponents([...components.filter(isFirst), ...components.filter((one) => !isFirst(one))])
}
