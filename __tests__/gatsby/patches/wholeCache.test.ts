import { EventEmitter } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import type { GatsbyReduxStore } from 'gatsby/dist/redux'
import { claimCache, isCacheWhole, setCacheWhole } from '../../../src/gatsby/cacheMark'
import { wholeCache } from '../../../src/gatsby/patches/wholeCache'
import { temporaryFolder } from '../../setup/temporaryFolder'

const temporary = temporaryFolder()
let root: string
beforeEach(() => {
  jest.spyOn(os, 'tmpdir').mockReturnValue(temporary)
  root = mkdtempSync(join(temporary, 'cache-'))
})

const watch = () => {
  const emitter = new EventEmitter()
  const redux = { saveState: jest.fn() }
  const dispatch = jest.fn()
  const saveState = () => redux.saveState()
  wholeCache(root, { store: { dispatch }, emitter } as unknown as ParentSpanPluginArgs, redux)
  return { emitter, saveState, dispatch }
}

test('it begins with nothing unless the cache is whole', async () => {
  await claimCache(root, 'build')
  expect(watch().dispatch).toHaveBeenCalledWith({ type: 'UPDATE_PLUGINS_HASH', payload: '' })
  setCacheWhole(root, true)
  expect(watch().dispatch).not.toHaveBeenCalled()
})

test('the cache is whole from the moment when the state is saved to the next change of a node', async () => {
  await claimCache(root, 'develop')
  setCacheWhole(root, true)
  const { emitter, saveState } = watch()
  expect(isCacheWhole(root)).toBe(false)
  for (const change of ['CREATE_NODE', 'DELETE_NODE', 'ADD_FIELD_TO_NODE', 'ADD_CHILD_NODE_TO_PARENT_NODE']) {
    saveState()
    expect(isCacheWhole(root)).toBe(true)
    emitter.emit(change)
    expect(isCacheWhole(root)).toBe(false)
  }
})

test('Gatsby saves its state through what this site watches, and starts anew without the hash of its plugins', async () => {
  const redux = jest.requireActual<{ store: GatsbyReduxStore }>('gatsby/dist/redux')
  const saveState = jest.fn()
  Object.assign(redux, { saveState })
  await jest.requireActual<{ saveState(): Promise<void> }>('gatsby/dist/redux/save-state').saveState()
  expect(saveState).toHaveBeenCalled()
  redux.store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' })
  expect(redux.store.getState().status.PLUGINS_HASH).toBe('')
  expect(readFileSync(require.resolve('gatsby/dist/services/initialize'), 'utf8')).toContain('if (!oldPluginsHash ||')
}, 60_000)

test('it stops where the state is saved otherwise', () => {
  expect(() => wholeCache(root, {} as ParentSpanPluginArgs, {} as { saveState(): void })).toThrow('has no saveState()')
})
