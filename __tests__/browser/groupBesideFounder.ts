import type { Locator } from '@playwright/test'

/** Which of the two groups of the team stands beside the founder, 0 or 1; undefined while they change places. */
export const groupBesideFounder = (team: Locator) =>
  team.getByRole('list').evaluateAll((groups) => {
    if (groups.some((group) => getComputedStyle(group).opacity !== '1')) return undefined
    const lefts = groups.map((group) => group.getBoundingClientRect().left)
    return lefts.indexOf(Math.min(...lefts))
  })
