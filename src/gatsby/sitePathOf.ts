import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../schema/checkContent'
import type { CheckedFile } from '../schema/checkedFile'
import { siteOf } from '../schema/checks/addresses'
import { standIns } from '../schema/launchReport'
import { contactSettings } from '../schema/settings'
import { addressNamed, originOf, pathOf, setToSupply } from './preview'

/**
 * The path of the address that a build names as its own (src/config/sitePath.ts). Empty where the address cannot be one: the
 * build says so. What is still to be supplied is known by then (preview.ts).
 * @param files the English texts, the settings among them
 */
export const sitePathIn = (files: readonly CheckedFile[]): string => {
  const { address = '' } = siteOf(files, [])
  const { success, data } = contactSettings.schema.shape.siteUrl.safeParse(originOf(address))
  return success ? pathOf(data) : ''
}

/**
 * The same before a build has read the content.
 * @param root the project's folder
 */
export const sitePathOf = (root: string): string => {
  const path = contactSettings.files
  if (!existsSync(join(root, 'content', path))) return ''
  // all texts, which take a second, say whether the build is a preview
  if (addressNamed(process.env)) setToSupply(standIns(root))
  return sitePathIn(readContent(root, { files: [path] }).files)
}
