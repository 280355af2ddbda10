import { deferScripts } from '../../../src/gatsby/patches/deferScripts'

const deferred = (html: string) =>
  deferScripts(`<html lang="id">${html}`, (chunk) => ['/runtime-1.js', `/${chunk}-2.js`]).replace(/^<html[^>]*>/, '')

const FILES = `<script
            id="gatsby-chunk-mapping"
          >window.___chunkMapping="{}";</script>
        <script>window.___webpackCompilationHash="1";</script><script src="/runtime-1.js" async></script><script src="/app-2.js" async=""></script>`

const page = (html: string) => deferred(`<body>${html}<!-- slice -->${FILES}<!-- end --></body>`)

test('its own script is asked for late instead of Gatsby’s, all by one script in their place', () => {
  expect(page('<p>Text</p>')).toMatch(
    /^<body><p>Text<\/p><!-- slice --><script id="start">\(.*\)\(\["\/runtime-1\.js","\/start-2\.js"\],"offline"\);\(.*\)\("offline"\);\(.*\)\(\)<\/script><script type="speculationrules">.*<\/script><!-- end -->/s,
  )
})

test('with what the islands of a page need, and the words of its language', () => {
  expect(page('<div data-island="search"></div><div data-island="search"></div>')).toContain(
    '["/runtime-1.js","/start-2.js","/search-2.js","/words-id-2.js"]',
  )
})

test('with the large view, where a picture opens in it, but no sheet that stands in the page', () => {
  const files = (chunk: string) => [`/${chunk}.css`, `/${chunk}.js`]
  const html = `<html lang="en"><style data-href="/start.css"></style><a href="/large.jpg" data-lightbox=""></a>${FILES}`
  expect(deferScripts(html, files)).toContain(
    '["/start.js","/lightbox.css","/lightbox.js","/words-en.css","/words-en.js"]',
  )
})

test('what stands in the page is a script of its own, without anything that would end it', () => {
  const [, script] = /<script id="start">([\s\S]*?)<\/script>/.exec(deferred(FILES))!
  expect(script).not.toContain('<')
  expect(() => new Function(script!)).not.toThrow()
})

test.each(['<div data-until="">', '<p data-routes="/ /news">'])('a page with %s carries what works there', (mark) => {
  const [, plain] = /<script id="start">([\s\S]*?)<\/script>/.exec(deferred(FILES))!
  const [, script] = /<script id="start">([\s\S]*?)<\/script>/.exec(deferred(mark + FILES))!
  expect(script!.startsWith(`${plain};`)).toBe(true)
  expect(script).not.toContain('</')
  expect(() => new Function(script!)).not.toThrow()
})

test.each(['<p>Text</p>', FILES.replaceAll('async', 'defer')])(
  '%s: other script tags than Gatsby’s stop the build',
  (html) => {
    expect(() => deferred(html)).toThrow('see src/gatsby/patches/deferScripts.ts')
  },
)
