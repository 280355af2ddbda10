import { firefoxPath, webkitPaths, type EngineName } from '../../../scripts/engines'
import type { Browser, Preferences } from './browser'
import { launchChromium } from './chromium'
import { launchFirefox } from './firefox'
import { launchWebkit } from './webkit'

/** Starts an engine that is installed, with a window of its own. */
export const launch = (name: EngineName, preferences: Preferences): Promise<Browser> => {
  if (name === 'chromium') return launchChromium(preferences)
  if (name === 'firefox') return launchFirefox(firefoxPath()!, preferences)
  return launchWebkit(webkitPaths()!, preferences)
}
