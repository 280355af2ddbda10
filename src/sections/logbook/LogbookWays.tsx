import { useLayoutEffect, useRef, type RefObject } from 'react'
import { Button } from '../../components/Button'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './Logbook.module.css'
import { useCardFile } from './useCardFile'

const MOST_LETTERS = 24

type LogbookWaysProps = {
  words: Queries.LogbookFragment['logbookPage']
  card: RefObject<SVGSVGElement>
  onDiver: (name: string) => void
}

/** The diver's name for the card, how to save and to share it, and what came of it. */
export const LogbookWays = ({ words, card, onDiver }: LogbookWaysProps) => {
  const { share: shareLabel } = useWords().story
  const field = useRef<HTMLInputElement>(null)
  const { said, save, share } = useCardFile(card, words)
  // what was typed before the script came, and before it does what was pressed
  useLayoutEffect(() => onDiver(field.current?.value ?? ''), [onDiver])
  return (
    <>
      <div className="needs-script">
        <label className={styles.diver}>
          <span className="display">{words.yourName}</span>
          <input
            ref={field}
            className="display"
            maxLength={MOST_LETTERS}
            autoComplete="given-name"
            onChange={({ target }) => onDiver(target.value)}
          />
        </label>
        <p className={styles.ways}>
          <Button look="go" onClick={save}>
            {words.save}
          </Button>
          <Button look="chip" onClick={share}>
            {shareLabel}
          </Button>
        </p>
      </div>
      <p className={`${styles.said} display`} role="status">
        {said}
      </p>
    </>
  )
}
