import type { CSSProperties } from 'react'
import { useWords } from '../i18n/pageLanguage'

/** In the style sheet of the page that has one (src/gatsby/builtPages/securePage.ts): the others carry nothing for it. */
const STYLE: CSSProperties = {
  position: 'absolute',
  left: '0.75rem',
  bottom: '0.75rem',
  maxWidth: 'calc(100% - 5rem)',
  padding: '0.25rem 0.5rem',
  background: 'var(--chip)',
  color: 'var(--on-chip)',
  fontSize: 'var(--fs-label)',
  lineHeight: 1.3,
  borderRadius: 'var(--r-cut)',
  pointerEvents: 'none',
}

/** Who took the picture, in the corner of its place; nothing where nobody is named. */
export const PictureCredit = ({ name }: { name: string | null | undefined }) => {
  const words = useWords()
  return name ? <small style={STYLE}>{words.common.photoBy(name)}</small> : null
}
