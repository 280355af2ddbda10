import type { Locator } from '@playwright/test'

/** Which of the two groups of the team stands beside the founder, 0 or 1. */
export const groupBesideFounder = (team: Locator) =>
  team.getByRole('list').evaluateAll((groups) => {
    const lefts = groups.map((group) => group.getBoundingClientRect().left)
    return lefts.indexOf(Math.min(...lefts))
  })
