import type { Locator, Page } from '@playwright/test'

/** The first link of a page, or of a part of it, that opens a picture large. */
export const pictureLink = (part: Page | Locator) => part.getByRole('link', { name: /^Open picture large/ }).first()
