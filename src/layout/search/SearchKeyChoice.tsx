import * as searchWording from '../../config/searchWording'
import { turnSearchKey } from '../../lib/searchKey'
import { useSearchKey } from '../useSearchKey'
import * as styles from './SearchDialog.module.css'

/** Turns the key that opens the search on and off, as WCAG 2.1.4 asks of keys that type a character. */
export const SearchKeyChoice = () => (
  <label className={styles.key}>
    <input type="checkbox" checked={useSearchKey()} onChange={(event) => turnSearchKey(event.target.checked)} />
    {searchWording.searchKey}
  </label>
)
