/** Lists of what is wrong below a field */
const MISTAKES = "[class*='-ControlErrorsList']"

/**
 * Brings the first field with a mistake into sight when an entry is refused: Decap CMS says that there is one, and on a telephone
 * the form is many screens high. While somebody writes in a field, nothing moves.
 */
export const showMistakes = () => {
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    const isNew = added.some(
      (node) => node instanceof Element && (node.matches(MISTAKES) || node.querySelector(MISTAKES)),
    )
    const isWriting = document.activeElement?.matches('input, textarea, [contenteditable]')
    if (isNew && !isWriting) document.querySelector(MISTAKES)?.scrollIntoView({ block: 'center' })
  }).observe(document.body, { childList: true, subtree: true })
}
