import { useWords } from '../i18n/pageLanguage'
import { classes } from '../lib/classes'
import { placeOf } from '../lib/links'
import * as styles from './WhereTo.module.css'

type WhereToProps = {
  href: string
  /** Whether the place is shown; where there is no room for it, or the words name it, it is read out only */
  showHost?: boolean
}

/** Stands at the end of a link to another site: where it leads, and that it opens a new tab (WCAG technique G201). */
export const WhereTo = ({ href, showHost = false }: WhereToProps) => {
  const words = useWords()
  return (
    <>
      <span className={classes('where', showHost && styles.host)}>{showHost && ` ${placeOf(href)}`}</span>
      <span className="visually-hidden">{` ${showHost ? words.common.opensNewTab : words.common.leadsTo(placeOf(href))}`}</span>
    </>
  )
}
