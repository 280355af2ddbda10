import * as wording from '../config/wording'
import { hostOf } from '../lib/links'
import { isStandInAddress, isStandInMail, isStandInNumber } from '../lib/standInAddresses'
import { Icon } from './Icon'
import * as styles from './WhereTo.module.css'

type WhereToProps = {
  href: string
  /** Whether the host is shown; where there is no room for it, or the words name it, it is read out only */
  showHost?: boolean
}

/** The host of a link; of one that stands in, what follows. */
const placeOf = (href: string) => {
  if (isStandInNumber(href)) return wording.numberFollows
  return isStandInAddress(href) || isStandInMail(href) ? wording.addressFollows : hostOf(href)
}

/**
 * Stands at the end of a link to another site: where it leads, and that it opens a new tab (WCAG technique G201). That
 * nobody can be reached by it yet is always said to the eye, lest someone writes.
 */
export const WhereTo = ({ href, showHost = false }: WhereToProps) => {
  const shown = showHost || isStandInMail(href) || isStandInNumber(href)
  return (
    <>
      <span className={styles.where}>
        {shown && <span className={styles.host}>{` ${placeOf(href)}`}</span>}
        <Icon name="out" className="out" />
      </span>
      <span className="visually-hidden">{` ${shown ? wording.opensNewTab : wording.leadsTo(placeOf(href))}`}</span>
    </>
  )
}
