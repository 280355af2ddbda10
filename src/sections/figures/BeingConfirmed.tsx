import { useWords } from '../../i18n/pageLanguage'

/** Says once on a page that the foundation has still to confirm some of it. */
export const BeingConfirmed = ({ className = '' }: { className?: string }) => {
  const words = useWords()
  return (
    <small className={`${className} small`} data-pagefind-ignore>
      {words.common.beingConfirmed}
    </small>
  )
}
