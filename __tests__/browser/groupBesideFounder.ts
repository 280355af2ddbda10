import type { Locator } from '@playwright/test'

/** Which of the two groups of the team stands in the founder's column, and not in the row: 0 or 1. */
export const groupBesideFounder = (team: Locator) =>
  team.getByRole('list').evaluateAll((rows) => rows.findIndex((row) => !row.checkVisibility({ opacityProperty: true })))
