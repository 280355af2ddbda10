import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../schema/checkContent'
import { siteOf } from '../schema/checks/addresses'
import { standIns } from '../schema/launchReport'
import { contactSettings } from '../schema/settings'
import { addressNamed, originOf, pathOf, setToSupply } from './preview'

/**
 * The path of the address that a build of the project names as its own (src/config/sitePath.ts). Empty where the address
 * cannot be one: the build says so.
 * @param root the project's folder
 */
export const sitePathOf = (root: string): string => {
  const path = contactSettings.files
  if (!existsSync(join(root, 'content', path))) return ''
  // all texts, which take a second, say whether the build is a preview
  if (addressNamed(process.env)) setToSupply(standIns(root))
  const { address = '' } = siteOf(readContent(root, { files: [path] }).files, [])
  const { success, data } = contactSettings.schema.shape.siteUrl.safeParse(originOf(address))
  return success ? pathOf(data) : ''
}
