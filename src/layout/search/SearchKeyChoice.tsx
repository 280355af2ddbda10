import { useState } from 'react'
import { searchWording } from '../../config/searchWording'
import { searchKeyIsOn, turnSearchKey } from '../../lib/searchKey'
import * as styles from './SearchDialog.module.css'

/** Turns the key that opens the search on and off, as WCAG 2.1.4 asks of keys that type a character. */
export const SearchKeyChoice = () => {
  const [on, setOn] = useState(searchKeyIsOn)
  const turn = (next: boolean) => {
    setOn(next)
    turnSearchKey(next)
  }
  return (
    <label className={styles.key}>
      <input type="checkbox" checked={on} onChange={(event) => turn(event.target.checked)} />
      {searchWording.searchKey}
    </label>
  )
}
