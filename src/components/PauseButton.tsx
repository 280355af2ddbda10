import * as wording from '../config/wording'
import { Icon } from './Icon'
import * as styles from './PauseButton.module.css'

type PauseButtonProps = {
  /** What moves, for example "the change of groups" */
  what: string
  /** Undefined: the style sheet decides by the preference for less motion */
  paused: boolean | undefined
  onToggle: () => void
}

/** Stops and starts a movement that the visitor did not ask for (WCAG 2.2.2). */
export const PauseButton = ({ what, paused, onToggle }: PauseButtonProps) => (
  <button className={`${styles.pause} display needs-script`} type="button" onClick={onToggle} data-pauses="">
    {paused !== true && (
      <span className={`${styles.label} ${paused === undefined ? styles.whereMoving : ''}`}>
        <Icon name="pause" />
        {wording.pause(what)}
      </span>
    )}
    {paused !== false && (
      <span className={`${styles.label} ${paused === undefined ? styles.whereStill : ''}`}>
        <Icon name="play" />
        {wording.play(what)}
      </span>
    )}
  </button>
)
