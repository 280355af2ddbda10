import { useWords } from '../../i18n/pageLanguage'

/** Says which statement of a page the foundation has still to confirm; nothing where there is none. */
export const BeingConfirmed = ({ checking, className = '' }: { checking: string | null; className?: string }) => {
  const { stillChecking } = useWords().common
  return (
    checking && (
      <small className={`${className} small`} data-pagefind-ignore>
        {stillChecking(checking)}
      </small>
    )
  )
}
