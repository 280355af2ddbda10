import { useWords } from '../i18n/pageLanguage'
import { Icon } from './Icon'
import { classes } from '../lib/classes'
import * as styles from './PauseButton.module.css'

type PauseButtonProps = {
  /** What moves, for example "the change of groups" */
  what: string
  /** Undefined: the style sheet decides by the preference for less motion */
  paused: boolean | undefined
  onToggle: () => void
}

/** Stops and starts a movement that the visitor did not ask for (WCAG 2.2.2). */
export const PauseButton = ({ what, paused, onToggle }: PauseButtonProps) => {
  const words = useWords()
  return (
    <button
      className={`${styles.pause} display needs-script screen-only`}
      type="button"
      onClick={onToggle}
      data-pauses=""
    >
      {paused !== true && (
        <span className={classes(styles.label, paused === undefined && styles.whereMoving)}>
          <Icon name="pause" />
          {words.common.pause(what)}
        </span>
      )}
      {paused !== false && (
        <span className={classes(styles.label, paused === undefined && styles.whereStill)}>
          <Icon name="play" />
          {words.common.play(what)}
        </span>
      )}
    </button>
  )
}
