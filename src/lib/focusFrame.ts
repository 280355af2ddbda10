/**
 * Ref for a frame that the visitor has just opened: gives it the focus when it comes, and the whole of it into view. One
 * function for all, since React calls a ref again wherever it is another one, and the page would jump back to the frame with
 * each change of the address.
 */
export const focusFrame = (frame: HTMLIFrameElement | null) => {
  // the focus alone is content with a part of it
  frame?.focus({ preventScroll: true })
  // at once: a smooth scroll aims at where the frame stood before what is above it had its height
  frame?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
