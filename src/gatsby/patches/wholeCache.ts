import type { ParentSpanPluginArgs } from 'gatsby'
import { isCacheWhole, setCacheWhole } from '../cacheMark'

/** What Gatsby tells of a change of its nodes, which it stores at once. */
const NODE_CHANGES = ['CREATE_NODE', 'DELETE_NODE', 'ADD_FIELD_TO_NODE', 'ADD_CHILD_NODE_TO_PARENT_NODE']

/**
 * Lets Gatsby begin with nothing where its cache is not whole, and marks from now on whether it is: not from a change of a
 * node until Gatsby has saved its state. What `gatsby develop`, which is always ended by Ctrl+C, leaves while it waits is
 * whole.
 *
 * Patches: `saveState` of gatsby/dist/redux, through which all of Gatsby saves its state; empties `PLUGINS_HASH` of that state,
 * for which Gatsby drops its cache as for a new version of a plugin (gatsby/dist/services/initialize.js).
 * Works around: Gatsby takes a cache for whole whose nodes are newer than its state, or that stood in another folder
 * (https://github.com/gatsbyjs/gatsby/issues/17312, https://github.com/gatsbyjs/gatsby/issues/31128).
 * Buys: the build after an interrupted one shows what was edited before it.
 * Delete when: Gatsby stores nodes and state in one step, and no absolute paths.
 * @param root the project's folder, whose cache this process has claimed
 * @param redux gatsby/dist/redux
 * @throws where the state is saved otherwise
 */
export const wholeCache = (root: string, { store, emitter }: ParentSpanPluginArgs, redux: { saveState(): unknown }) => {
  const { saveState } = redux
  if (typeof saveState !== 'function')
    throw new Error('gatsby/dist/redux has no saveState() any more; see src/gatsby/patches/wholeCache.ts.')
  if (!isCacheWhole(root)) store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' })
  let isWhole = false
  setCacheWhole(root, isWhole)
  const set = (next: boolean) => {
    if (isWhole !== next) setCacheWhole(root, (isWhole = next))
  }
  for (const change of NODE_CHANGES) emitter.on(change, () => set(false))
  redux.saveState = () => {
    const saved = saveState()
    set(true)
    return saved
  }
}
