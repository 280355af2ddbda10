import { useWords } from '../../i18n/pageLanguage'

interface BeingConfirmedProps {
  /** The marks `review` of what the page shows */
  reviews: readonly (string | null)[]
  /** What it is, where the file says so */
  what?: string | null
  className?: string
}

/** Says once on a page that the foundation has still to confirm some of it; nothing where there is nothing. */
export const BeingConfirmed = ({ reviews, what, className = '' }: BeingConfirmedProps) => {
  const { stillChecking, beingConfirmed } = useWords().common
  return (
    reviews.some((review) => review !== null) && (
      <small className={`${className} small`} data-pagefind-ignore>
        {stillChecking(what ?? beingConfirmed)}
      </small>
    )
  )
}
