import type { Page } from '@playwright/test'

/** What a page says in the console and what it throws, as long as it lives. */
export const consoleOf = (page: Page) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  return messages
}
