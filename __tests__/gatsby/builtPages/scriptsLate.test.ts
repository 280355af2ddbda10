import { scriptsLate } from '../../../src/gatsby/builtPages/scriptsLate'

const FILES = '<script src="/runtime-1.js" async></script><script src="/app-2.js" async=""></script>'

test('script files are asked for late, all by one script in their place', () => {
  const html = scriptsLate(`<body><p>Text</p><!-- slice -->${FILES}<!-- end --></body>`)
  expect(html).toMatch(
    /^<body><p>Text<\/p><!-- slice --><script id="start">\(.*\)\(\["\/runtime-1\.js","\/app-2\.js"\],"\/","search-key","offline"\);\(.*\)\("offline"\)<\/script><!-- end -->/s,
  )
  expect(html).not.toContain('src="/')
})

test('what stands in the page is a script of its own, without anything that would end it', () => {
  const [, script] = /<script id="start">([\s\S]*)<\/script>/.exec(scriptsLate(FILES))!
  expect(script).not.toContain('<')
  expect(() => new Function(script!)).not.toThrow()
})

test.each(['<div data-plays="">', '<p data-routes="/ /news">'])('a page with %s carries what works there', (mark) => {
  const [, plain] = /<script id="start">([\s\S]*)<\/script>/.exec(scriptsLate(FILES))!
  const [, script] = /<script id="start">([\s\S]*)<\/script>/.exec(scriptsLate(mark + FILES))!
  expect(script!.startsWith(`${plain};`)).toBe(true)
  expect(script).not.toContain('</')
  expect(() => new Function(script!)).not.toThrow()
})

test('what an earlier build put there is made anew', () => {
  const done = scriptsLate(FILES)
  expect(scriptsLate(done.replace(/pointerdown/, 'pointerup'))).toBe(done)
})

test('a page without script files, or done before, stays as it is', () => {
  const done = scriptsLate(FILES)
  expect(scriptsLate(done)).toBe(done)
  expect(scriptsLate('<p>Text</p>')).toBe('<p>Text</p>')
})
