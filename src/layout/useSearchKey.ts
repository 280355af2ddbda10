import { useSyncExternalStore } from 'react'
import { onSearchKeyTurned, searchKeyIsOn } from '../lib/searchKey'

const onServer = () => true

/** Whether the key opens the search at present; on the server and while hydrating it does. */
export const useSearchKey = () => useSyncExternalStore(onSearchKeyTurned, searchKeyIsOn, onServer)
