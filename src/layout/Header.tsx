import { ButtonLink } from '../components/ButtonLink'
import { Icon } from '../components/Icon'
import { SiteLink } from '../components/SiteLink'
import { DIVE_ROUTE, HOME_ROUTE, SEARCH_ROUTE } from '../config/routes'
import { useRouteHere, useWords } from '../i18n/pageLanguage'
import { invoker } from '../lib/invoker'
import { messageLink } from '../lib/links'
import { BurgerMenu, MENU_ID, type MenuProps } from './BurgerMenu'
import * as styles from './Header.module.css'
import { LanguageLinks } from './LanguageLinks'
import { Logo } from './Logo'
import { PageLinks } from './PageLinks'
import { useSettings } from './useSettings'

/** Logo, Dive With Us (on its own page Book Now, on wide screens) and Donate at every width; below 1000 px the menu is behind a burger. */
export const Header = ({ showDiveLink, translations }: MenuProps) => {
  const { common, dive } = useWords()
  const here = useRouteHere()
  const { links, menu, navigation, contact } = useSettings()
  return (
    <header className={`${styles.header} screen-only`}>
      <SiteLink className={`${styles.brand} display`} to={here(HOME_ROUTE)} aria-label={common.homeLink}>
        <Logo className={styles.logo} />
        <span className={styles.name}>
          {contact.name.split(' ').map((word) => (
            <span key={word}>{`${word} `}</span>
          ))}
        </span>
      </SiteLink>
      <nav className={styles.nav} aria-label={common.mainMenu}>
        <PageLinks className={`${styles.list} plain display`} pages={navigation.menu} />
      </nav>
      <div className={styles.actions}>
        {showDiveLink ? (
          <ButtonLink className={styles.dive} to={here(DIVE_ROUTE)} look="go" size="small">
            <Icon name="waves" />
            <span className={styles.long}>{menu.dive}</span>
            <span className={styles.short}>{menu.diveShort}</span>
          </ButtonLink>
        ) : (
          <ButtonLink
            className={styles.book}
            to={messageLink(contact.bookingPhone, dive.booking(dive.aDive))}
            look="go"
            size="small"
          >
            {dive.bookNow}
          </ButtonLink>
        )}
        <ButtonLink className={styles.donate} to={links.donate} look="give" size="small">
          {menu.donate}
        </ButtonLink>
        <LanguageLinks className={`${styles.languages} display`} translations={translations} short />
        <SiteLink className={styles.search} to={here(SEARCH_ROUTE)} aria-label={common.search}>
          <Icon name="search" />
        </SiteLink>
        <button
          className={`${styles.burger} needs-script`}
          type="button"
          aria-label={common.openMenu}
          aria-haspopup="dialog"
          {...invoker('show-modal', MENU_ID)}
        >
          <Icon name="menu" />
        </button>
      </div>
      <BurgerMenu showDiveLink={showDiveLink} translations={translations} />
    </header>
  )
}
