import { present } from '../lib/present'
import { reducedMotion } from '../lib/reducedMotion'

const moving = (part: Element) => present(part.closest<HTMLElement>('[data-moves]'), 'part that moves').dataset

/** Pauses what moves by itself (`data-moves`; WCAG 2.2.2), as soon as somebody touches it. */
export const pause = (part: Element) => {
  moving(part)['paused'] = 'true'
}

/** By its button. As long as nothing is chosen, the preference for less motion decides. */
export const togglePause = (button: Element) => {
  const data = moving(button)
  data['paused'] = String(data['paused'] ? data['paused'] === 'false' : !reducedMotion().matches)
}
