import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asJson, keyActions, pointerActions, type Browser, type Preferences } from './browser'

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A screen that nobody sees: WebKitGTK has no headless mode. Gives its name for DISPLAY. */
const startScreen = async (path: string) => {
  const screen = spawn(path, ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
  return { screen, name: `:${String(number).trim()}` }
}

/** GTK's settings for what a system would tell the browser. */
const gtkSettings = ({ lessMotion }: Preferences) => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), `[Settings]\ngtk-enable-animations=${!lessMotion}\n`)
  return folder
}

/** More than any answer takes. Of a page that is just being left, the driver's may never come. */
const ANSWER_MS = 15_000

/** Calls of WebDriver (w3.org/TR/webdriver2): JSON over HTTP. */
const callerOf = (port: number) => {
  return async <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const { value } = (await answer.json()) as { value: Result & { message?: string } }
    if (!answer.ok) throw new Error(`WebKit, ${method} ${path}: ${value.message}`)
    return value
  }
}

const untilItListens = async (port: number) => {
  for (let tries = 0; tries < 100; tries += 1) {
    const answers = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
    if (answers) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver does not answer.')
}

/** WebKitGTK, the engine of Safari, through Debian's WebKitWebDriver. It knows no touch. */
export const launchWebkit = async (
  paths: { driver: string; browser: string; screen: string },
  preferences: Preferences,
): Promise<Browser> => {
  const { screen, name } = await startScreen(paths.screen)
  const port = await freePort()
  const folder = gtkSettings(preferences)
  const server = spawn(paths.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: name,
      GDK_BACKEND: 'x11',
      GTK_THEME: preferences.dark ? 'Adwaita:dark' : 'Adwaita',
      XDG_CONFIG_HOME: folder,
    },
  })
  await untilItListens(port)
  const call = callerOf(port)
  const options = { binary: paths.browser, args: ['--automation', '--full-screen'] }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `/session/${sessionId}`
  const script = (text: string) => call<string>('POST', `${session}/execute/sync`, { script: text, args: [] })
  const perform = async (actions: unknown) => void (await call('POST', `${session}/actions`, { actions }))
  return {
    finger: { taps: false, swipes: false },
    messages: undefined,
    resize: async (width, height) => {
      await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })
      // the window follows in its own time
      await script(`return new Promise((resolve) => {
        const look = () => (innerWidth === ${width} ? resolve() : requestAnimationFrame(look))
        look()
      })`)
    },
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    run: async (code, ...args) => JSON.parse(await script(`return ${asJson(code, args)}`)),
    inject: async (code) => void (await script(code)),
    point: (kind, steps) => perform(pointerActions(kind, steps)),
    key: (name_) => perform(keyActions(name_)),
    screenshot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      await call('DELETE', session).catch(() => undefined)
      server.kill()
      screen.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
