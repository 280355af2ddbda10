import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setToSupply } from '../../src/gatsby/preview'
import { sitePathOf } from '../../src/gatsby/sitePathOf'
import { copyOfExample } from '../schema/exampleContent'
import { setsField } from '../schema/spoil'

const CONTACT = 'content/settings/contact.md'

let root: string
beforeEach(async () => {
  root = await copyOfExample()
})
afterEach(() => {
  setToSupply([])
  delete process.env.SITE_URL
  rmSync(root, { recursive: true })
})

test.each([
  ['https://reef.test', ''],
  ['https://reef.test/ibf', '/ibf'],
  ['https://reef.test/sites/ibf_2', '/sites/ibf_2'],
  // the build refuses it
  ['https://reef.test/ibf/', ''],
])('the path of %s is "%s"', async (address, path) => {
  await setsField(CONTACT, 'siteUrl', address)(root)
  expect(sitePathOf(root)).toBe(path)
})

test('a preview has the path of the address where it is served', async () => {
  await setsField(CONTACT, 'siteUrl', 'https://reef.test/ibf')(root)
  process.env.SITE_URL = 'https://preview.reef.test/pull/7'
  expect(sitePathOf(root)).toBe('/pull/7')
})

test('where there is no address, there is no path', () => {
  rmSync(join(root, CONTACT))
  expect(sitePathOf(root)).toBe('')
})
