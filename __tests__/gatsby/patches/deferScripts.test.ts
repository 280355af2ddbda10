import { deferScripts } from '../../../src/gatsby/patches/deferScripts'

const FILES = '<script src="/runtime-1.js" async></script><script src="/app-2.js" async=""></script>'

test('script files are asked for late, all by one script in their place', () => {
  const html = deferScripts(`<body><p>Text</p><!-- slice -->${FILES}<!-- end --></body>`)
  expect(html).toMatch(
    /^<body><p>Text<\/p><!-- slice --><script id="start">\(.*\)\(\["\/runtime-1\.js","\/app-2\.js"\],"offline"\);\(.*\)\("offline"\);\(.*\)\(".*",".*"\)<\/script><!-- end -->/s,
  )
  expect(html).not.toContain('src="/')
})

test('what stands in the page is a script of its own, without anything that would end it', () => {
  const [, script] = /<script id="start">([\s\S]*)<\/script>/.exec(deferScripts(FILES))!
  expect(script).not.toContain('<')
  expect(() => new Function(script!)).not.toThrow()
})

test.each(['<div data-plays="">', '<p data-routes="/ /news">'])('a page with %s carries what works there', (mark) => {
  const [, plain] = /<script id="start">([\s\S]*)<\/script>/.exec(deferScripts(FILES))!
  const [, script] = /<script id="start">([\s\S]*)<\/script>/.exec(deferScripts(mark + FILES))!
  expect(script!.startsWith(`${plain};`)).toBe(true)
  expect(script).not.toContain('</')
  expect(() => new Function(script!)).not.toThrow()
})

test('what an earlier build put there is made anew', () => {
  const done = deferScripts(FILES)
  expect(deferScripts(done.replace(/pointerdown/, 'pointerup'))).toBe(done)
})

test('a page that was done before stays as it is', () => {
  const done = deferScripts(FILES)
  expect(deferScripts(done)).toBe(done)
})

test.each(['<p>Text</p>', FILES.replaceAll('async', 'defer')])(
  '%s: other script tags than Gatsby’s stop the build',
  (html) => {
    expect(() => deferScripts(html)).toThrow('see src/gatsby/patches/deferScripts.ts')
  },
)
