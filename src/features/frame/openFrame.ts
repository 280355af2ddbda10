import { present } from '../../lib/present'

/**
 * Puts the frame of another host, which nothing was asked of until now, in the place of what stood for it (`data-facade`): the
 * address is the button's `data-frame`, the name its `data-frame-title`. The focus goes there, and the whole of it into view.
 */
export const openFrame = (button: HTMLElement) => {
  const facade = present(button.closest<HTMLElement>('[data-facade]'), 'place of a frame')
  const frame = Object.assign(document.createElement('iframe'), {
    src: button.dataset['frame'],
    title: button.dataset['frameTitle'],
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    referrerPolicy: 'strict-origin-when-cross-origin',
    allowFullscreen: true,
  })
  button.inert = true
  button.setAttribute('aria-busy', 'true')
  facade.append(frame)
  facade.dataset['open'] = ''
  // the focus alone is content with a part of it
  frame.focus({ preventScroll: true })
  frame.scrollIntoView({ block: 'nearest' })
}
