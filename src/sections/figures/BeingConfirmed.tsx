import { useWords } from '../../i18n/pageLanguage'

interface BeingConfirmedProps {
  /** The marks `review` of what the page shows */
  reviews: readonly (string | null)[]
  className?: string
}

/** Says once on a page that the foundation has still to confirm some of it; nothing where there is nothing. */
export const BeingConfirmed = ({ reviews, className = '' }: BeingConfirmedProps) => {
  const { beingConfirmed } = useWords().common
  return (
    reviews.some((review) => review !== null) && (
      <small className={`${className} small`} data-pagefind-ignore>
        {beingConfirmed}
      </small>
    )
  )
}
