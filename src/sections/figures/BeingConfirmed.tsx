import { useLanguage, useWords } from '../../i18n/pageLanguage'

type BeingConfirmedProps = { of: readonly { readonly checking: string | null }[]; className?: string }

/** Says once on a page which of its statements the foundation has still to confirm; nothing where there is none. */
export const BeingConfirmed = ({ of, className = '' }: BeingConfirmedProps) => {
  const language = useLanguage()
  const { stillChecking } = useWords().common
  const open = of.flatMap(({ checking }) => checking ?? [])
  return (
    open.length > 0 && (
      <small className={`${className} small`} data-pagefind-ignore>
        {stillChecking(new Intl.ListFormat(language).format(open))}
      </small>
    )
  )
}
