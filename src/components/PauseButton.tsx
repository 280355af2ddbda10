import * as wording from '../config/wording'
import { Icon } from './Icon'
import * as styles from './PauseButton.module.css'

type PauseButtonProps = {
  /** What moves, for example "the change of groups" */
  what: string
  paused: boolean
  onToggle: () => void
}

/** Stops and starts a movement that the visitor did not ask for (WCAG 2.2.2). */
export const PauseButton = ({ what, paused, onToggle }: PauseButtonProps) => (
  <button className={`${styles.pause} display needs-script`} type="button" onClick={onToggle} data-pauses="">
    <Icon name={paused ? 'play' : 'pause'} />
    {paused ? wording.play(what) : wording.pause(what)}
  </button>
)
