import { useLanguage, useWords } from '../../i18n/pageLanguage'

type BeingConfirmedProps = { of: readonly Pick<Queries.ActionPage, 'review' | 'checking'>[]; className?: string }

/** Says once on a page what of it the foundation has still to confirm; nothing where there is nothing. */
export const BeingConfirmed = ({ of, className = '' }: BeingConfirmedProps) => {
  const language = useLanguage()
  const { stillChecking, someDetails } = useWords().common
  const open = of.filter(({ review }) => review !== null)
  const named = open.flatMap(({ checking }) => checking ?? [])
  return (
    open.length > 0 && (
      <small className={`${className} small`} data-pagefind-ignore>
        {stillChecking(named.length > 0 ? new Intl.ListFormat(language).format(named) : someDetails)}
      </small>
    )
  )
}
