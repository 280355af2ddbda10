import { useLanguage, useWords } from '../../i18n/pageLanguage'
import { LANGUAGES } from '../../i18n/languages'
import { openMatters } from '../../lib/openMatters'

interface BeingConfirmedProps {
  /** The marks `review` of what the page shows */
  reviews: readonly (string | null)[]
  className?: string
}

/** Says once on a page what of it the foundation has still to confirm; nothing where that is nothing. */
export const BeingConfirmed = ({ reviews, className = '' }: BeingConfirmedProps) => {
  const { beingConfirmed, open } = useWords().common
  const matters = openMatters(reviews).map((one) => open[one])
  const list = new Intl.ListFormat(LANGUAGES[useLanguage()].locale.replace('_', '-'))
  if (reviews.every((review) => review === null)) return null
  return (
    <small className={`${className} small`} data-pagefind-ignore>
      {beingConfirmed(list.format(matters.length > 0 ? matters : [open.details]))}
    </small>
  )
}
