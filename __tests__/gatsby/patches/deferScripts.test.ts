import { deferScripts } from '../../../src/gatsby/patches/deferScripts'

const deferred = (html: string) =>
  deferScripts(`<html lang="id">${html}`, (language) => `/words-${language}-3.js`).replace(/^<html[^>]*>/, '')

const FILES = '<script src="/runtime-1.js" async></script><script src="/app-2.js" async=""></script>'

test('script files are asked for late, with the words of the page’s language, all by one script in their place', () => {
  const html = deferred(`<body><p>Text</p><!-- slice -->${FILES}<!-- end --></body>`)
  expect(html).toMatch(
    /^<body><p>Text<\/p><!-- slice --><script id="start">\(.*\)\(\["\/words-id-3\.js","\/runtime-1\.js","\/app-2\.js"\],"offline"\);\(.*\)\("offline"\);\(.*\)\(".*",".*"\)<\/script><!-- end -->/s,
  )
  expect(html).not.toContain('src="/')
})

test('what stands in the page is a script of its own, without anything that would end it', () => {
  const [, script] = /<script id="start">([\s\S]*)<\/script>/.exec(deferred(FILES))!
  expect(script).not.toContain('<')
  expect(() => new Function(script!)).not.toThrow()
})

test.each(['<div data-today="">', '<p data-routes="/ /news">'])('a page with %s carries what works there', (mark) => {
  const [, plain] = /<script id="start">([\s\S]*)<\/script>/.exec(deferred(FILES))!
  const [, script] = /<script id="start">([\s\S]*)<\/script>/.exec(deferred(mark + FILES))!
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
