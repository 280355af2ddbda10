import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Icon } from '../../components/Icon'
import { searchRoute } from '../../config/routes'
import { hrefOf } from '../../config/sitePath'
import { useRouteHere, useWords } from '../../i18n/pageLanguage'
import * as styles from './SearchDialog.module.css'
import { showDialog } from '../roots'
import { SearchPanel } from './SearchPanel'

const HEADING_ID = 'search-heading'

/** The search above any page: a modal dialog, whose focus the browser keeps inside and gives back. */
const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const words = useWords()
  const here = useRouteHere()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  useEffect(() => {
    dialog.current?.showModal()
    field.current?.focus()
  }, [])
  const close = () => dialog.current?.close()
  const submit = () => {
    if (!query.trim()) return
    close()
    window.location.assign(hrefOf(here(searchRoute(query.trim()))))
  }
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget || (target as HTMLElement).closest('a')) close()
  }
  // at once: Chromium would empty the field first
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} on-paper`}
      aria-labelledby={HEADING_ID}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className="h3" id={HEADING_ID}>
            {words.common.search}
          </h2>
          <button className={styles.close} type="button" aria-label={words.search.close} onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        <SearchPanel ref={field} query={query} onQuery={setQuery} onSubmit={submit} />
      </div>
    </dialog>
  )
}

export const showSearch = () => showDialog((onClosed) => <SearchDialog onClose={onClosed} />)
