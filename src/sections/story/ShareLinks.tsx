import { ExternalLink } from '../../components/ExternalLink'
import { useWords } from '../../i18n/pageLanguage'
import { useSettings } from '../../layout/useSettings'
import * as styles from './story.module.css'

type ShareLinksProps = { title: string; route: string }

/** Plain links that hand the story on; no script, no counter. */
export const ShareLinks = ({ title, route }: ShareLinksProps) => {
  const words = useWords()
  const address = encodeURIComponent(useSettings().contact.siteUrl + route)
  const text = encodeURIComponent(title)
  return (
    <p className={`${styles.row} column links screen-only`} data-pagefind-ignore>
      <span className="display">{words.story.share}</span>
      <ExternalLink href={`https://wa.me/?text=${text}%20${address}`}>{words.story.whatsApp}</ExternalLink>
      <ExternalLink href={`https://www.facebook.com/sharer/sharer.php?u=${address}`}>
        {words.common.facebook}
      </ExternalLink>
      <a href={`mailto:?subject=${text}&body=${address}`}>{words.story.email}</a>
    </p>
  )
}
