import { useWords } from '../i18n/pageLanguage'
import { Icon } from './Icon'
import * as styles from './PauseButton.module.css'

type PauseButtonProps = {
  /** What moves, for example "the change of groups" */
  what: string
}

/**
 * Stops and starts a movement that the visitor did not ask for (WCAG 2.2.2): that of the element around it whose `data-paused`
 * says which of the two it does; as long as that is not chosen, the preference for less motion.
 */
export const PauseButton = ({ what }: PauseButtonProps) => {
  const words = useWords()
  return (
    <button className={`${styles.button} display needs-script screen-only`} type="button" data-pauses="">
      <span className={styles.pause}>
        <Icon name="pause" />
        {words.common.pause(what)}
      </span>
      <span className={styles.play}>
        <Icon name="play" />
        {words.common.play(what)}
      </span>
    </button>
  )
}
