/**
 * What runs in a visitor's browser, from the first sign of life on (src/inline/wakeUp.ts). Pages are not hydrated: what has a
 * life of its own is a small React root (carousels, search, large view); all else answers to attributes of the page.
 */
import { openFrame } from '../features/frame/openFrame'
import { openLightbox } from '../features/lightbox/openLightbox'
import { closeMenu, moveInMenu, openMenu } from '../layout/menu'
import { writeDiver, answerCard } from '../sections/logbook/cardDeeds'
import { hydrateIslands } from './hydrateIslands'
import { pause, togglePause } from './pause'

type Answer = (element: HTMLElement, event: Event) => void

/** By the event: what an event on such an element, or inside it, does. */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, Answer>>>> = {
  click: {
    '[command="show-modal"]': openMenu,
    '#menu': closeMenu,
    '[data-frame]': openFrame,
    '[data-lightbox]': openLightbox,
    '[data-moves] [data-pauses]': togglePause,
    '[data-card]': answerCard,
  },
  keydown: { '#menu': moveInMenu },
  input: { '[name="diver"]': writeDiver },
  pointerdown: { '[data-stops]': pause },
  focusin: { '[data-stops]': pause },
}

/** A click for another tab or window, or for the file itself, is the browser's. */
const isForBrowser = (event: Event) =>
  event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

for (const [type, answers] of Object.entries(ANSWERS)) {
  document.addEventListener(type, (event) => {
    // react-slick's, at the end of a drag
    if (event.defaultPrevented || isForBrowser(event)) return
    for (const [selector, answer] of Object.entries(answers)) {
      const element = (event.target as Element).closest<HTMLElement>(selector)
      if (element) answer(element, event)
    }
  })
}

// what happened before this was there
document.querySelectorAll<HTMLElement>('[name="diver"]').forEach(writeDiver)
document.activeElement?.closest<HTMLElement>('[data-stops]')?.dispatchEvent(new Event('focusin', { bubbles: true }))
document.documentElement.dataset['awake'] = ''
dispatchEvent(new Event('awake'))
hydrateIslands()
