import { test } from '@playwright/test'

/**
 * Skips the tests of a file where their tool is missing. With CI set they fail instead, so that nobody takes what was not
 * tried for tested; only where `.ci/run` could not install it, it says so in CI_WITHOUT and they are skipped there too.
 * @param missing what is not installed, and how it would be; undefined where all is there
 */
export const skipWithout = (tool: 'desk', missing: string | undefined) => {
  if (!missing) return
  const mustRun = process.env.CI && !process.env.CI_WITHOUT?.includes(tool)
  test.skip(!mustRun, missing)
  test.beforeAll(() => {
    throw new Error(`${missing}; in CI these tests have to run.`)
  })
}
