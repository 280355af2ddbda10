import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { classNameTypes } from '../../scripts/class-name-types'

const typesOf = (sheets: Record<string, string>) => {
  const root = mkdtempSync(join(tmpdir(), 'classes-'))
  for (const [path, css] of Object.entries(sheets)) {
    mkdirSync(join(root, 'src', path, '..'), { recursive: true })
    writeFileSync(join(root, 'src', path), css)
  }
  return classNameTypes(root)
}

test('the types of classes are as the style sheets are; `npm run typecheck` writes them', () => {
  expect(readFileSync('src/css-modules.d.ts', 'utf8')).toBe(classNameTypes(process.cwd()))
})

test('takes the classes of a sheet, and no other names', () => {
  const css = `/* .no */ @layer sections { .row > :global(.wrap), .row:is(.wide):hover { margin: .5em; background: url(a.svg) } }`
  expect(typesOf({ 'Row.module.css': css })).toContain("'*/Row.module.css' {\n  const classes: Classes<'row' | 'wide'>")
})

test('refuses two sheets of one name', () => {
  expect(() => typesOf({ 'a/Row.module.css': '', 'b/Row.module.css': '' })).toThrow('Two style sheets are called Row')
})
