/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { KeepPage } from '../../src/layout/KeepPage'

const SENT = '<div id="gatsby-focus-wrapper"><h1>As the server sent it</h1><a href="/news">News</a></div>'

const Broken = (): ReactElement => {
  throw new Error('Data of another build')
}
const page = (broken: boolean) => (
  <div id="gatsby-focus-wrapper">
    <KeepPage>{broken ? <Broken /> : <h1>As React draws it</h1>}</KeepPage>
  </div>
)

let box: HTMLElement
beforeEach(() => {
  document.body.innerHTML = `<div>${SENT}</div>`
  box = document.body.firstElementChild as HTMLElement
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

test('a page that breaks while it is read stays as it was', async () => {
  const root = createRoot(box)
  await act(async () => root.render(page(false)))
  await act(async () => root.render(page(true)))
  expect(box.querySelector('h1')?.textContent).toBe('As React draws it')
})
