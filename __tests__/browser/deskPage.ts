/** What editors do at the desk, by role and name. */
import { expect, type Page } from '@playwright/test'

export const signIn = async (page: Page, address: string) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(address)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible()
}

/** From another page: from form to form Decap CMS keeps for a moment what the first one showed. */
export const openEntry = async (page: Page, address: string, entry: string) => {
  await page.goto('about:blank')
  await page.goto(`${address}#/collections/${entry}`)
}

export const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Publish now' }).click()
}

/** Resolves when an entry is saved with its pictures, which decap-server writes after the words. */
export const saved = (page: Page) => expect(page.getByText('Entry saved')).toBeVisible()
