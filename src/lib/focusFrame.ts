/**
 * Ref for a frame that the visitor has just opened: gives it the focus when it comes. One function for all, since React
 * calls a ref again wherever it is another one, and the page would jump back to the frame with each change of the address.
 */
export const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus()
