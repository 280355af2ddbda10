import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import { asJson, keyActions, pointerActions, type Browser, type Preferences } from './browser'

/** Firefox's settings for what a system would tell it, and for fingers, which WebDriver plays without a touch screen. */
const profile = ({ dark, lessMotion }: Preferences) => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-firefox-'))
  const settings = {
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    'ui.prefersReducedMotion': lessMotion ? 1 : 0,
    'dom.w3c_touch_events.enabled': 1,
  }
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});\n`)
  writeFileSync(join(folder, 'user.js'), lines.join(''))
  return folder
}

interface Answer {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: unknown
  message?: string
  params?: { text?: string | null }
}

/** Calls of WebDriver BiDi (w3.org/TR/webdriver-bidi): JSON over a WebSocket. */
const connect = async (address: string, onLog: (text: string) => void) => {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id === undefined) onLog(answer.params?.text ?? '')
    else waiting.get(answer.id)?.(answer)
  })
  let calls = 0
  return <Result>(method: string, params: object = {}) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++calls
      waiting.set(id, (answer) => {
        waiting.delete(id)
        if (answer.type === 'success') resolve(answer.result as Result)
        else reject(new Error(`Firefox, ${method}: ${answer.message}`))
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
}

/** Firefox, which speaks WebDriver BiDi by itself. */
export const launchFirefox = async (path: string, preferences: Preferences): Promise<Browser> => {
  const folder = profile(preferences)
  const firefox = spawn(path, ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    firefox.stderr.on('data', (part) => {
      said += String(part)
      const [, found] = /BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
    firefox.once('exit', () => reject(new Error(`Firefox did not start: ${said}`)))
  })
  const messages: string[] = []
  const call = await connect(`${address}/session`, (text) => messages.push(text))
  await call('session.new', { capabilities: {} })
  await call('session.subscribe', { events: ['log.entryAdded'] })
  // the tab that is there already never gets the focus
  const { context } = await call<{ context: string }>('browsingContext.create', { type: 'tab' })
  const perform = async (actions: unknown) => void (await call('input.performActions', { context, actions }))
  const evaluate = async (expression: string) => {
    const answer = await call<{
      type: 'success' | 'exception'
      result?: { value?: string }
      exceptionDetails?: { text: string }
    }>('script.evaluate', { expression, target: { context }, awaitPromise: true })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text)
    return answer.result?.value
  }
  return {
    // its swipes tell the page, and scroll nothing
    finger: { taps: true, swipes: false },
    messages,
    resize: async (width, height) =>
      void (await call('browsingContext.setViewport', { context, viewport: { width, height } })),
    open: async (url) => {
      // Firefox takes a frame that finds no network, as players and maps do here, for the page: "Address rejected"
      await evaluate("document.querySelectorAll('iframe').forEach((frame) => frame.remove())")
      await call('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    run: async (code, ...args) => JSON.parse((await evaluate(asJson(code, args))) ?? 'null'),
    inject: async (code) => void (await evaluate(code)),
    point: (kind, steps) => perform(pointerActions(kind, steps)),
    key: (name) => perform(keyActions(name)),
    screenshot: async () => {
      const { data } = await call<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      const gone = once(firefox, 'exit')
      firefox.kill()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
