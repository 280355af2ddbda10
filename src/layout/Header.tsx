import { ButtonLink } from '../components/ButtonLink'
import { Icon } from '../components/Icon'
import { SiteLink } from '../components/SiteLink'
import { DIVE_ROUTE, HOME_ROUTE, SEARCH_ROUTE } from '../config/routes'
import { useRouteHere, useWords } from '../i18n/pageLanguage'
import { invoker } from '../lib/invoker'
import { BurgerMenu, MENU_ID } from './BurgerMenu'
import * as styles from './Header.module.css'
import { LanguageLinks } from './LanguageLinks'
import { Logo } from './Logo'
import type { PagePlace } from '../i18n/pagePlace'
import { PageLinks } from './PageLinks'
import { useSettings } from './useSettings'

type HeaderProps = Pick<PagePlace, 'translations'> & { showDiveLink: boolean }

/** Logo, Dive With Us (not on its own page) and Donate at every width; below 1000 px the menu is behind a burger. */
export const Header = ({ showDiveLink, translations }: HeaderProps) => {
  const words = useWords()
  const here = useRouteHere()
  const { links, menu, navigation, contact } = useSettings()
  return (
    <header className={`${styles.header} screen-only`}>
      <SiteLink className={`${styles.brand} display`} to={here(HOME_ROUTE)} aria-label={words.common.homeLink}>
        <Logo className={styles.logo} />
        <span className={styles.name}>
          {contact.name.split(' ').map((word) => (
            <span key={word}>{`${word} `}</span>
          ))}
        </span>
      </SiteLink>
      <nav className={styles.nav} aria-label={words.common.mainMenu}>
        <PageLinks className={`${styles.list} plain display`} pages={navigation.menu} />
      </nav>
      <div className={styles.actions}>
        {showDiveLink && (
          <ButtonLink className={styles.dive} to={here(DIVE_ROUTE)} look="go" size="small">
            <Icon name="waves" />
            <span className={styles.long}>{menu.dive}</span>
            <span className={styles.short}>{menu.diveShort}</span>
          </ButtonLink>
        )}
        <ButtonLink className={styles.donate} to={links.donate} look="give" size="small">
          {menu.donate}
        </ButtonLink>
        <LanguageLinks className={`${styles.languages} display`} translations={translations} short />
        <SiteLink className={styles.search} to={here(SEARCH_ROUTE)} aria-label={words.common.search}>
          <Icon name="search" />
        </SiteLink>
        <button
          className={`${styles.burger} needs-script`}
          type="button"
          aria-label={words.common.openMenu}
          aria-haspopup="dialog"
          {...invoker('show-modal', MENU_ID)}
        >
          <Icon name="menu" className={styles.burgerSign} />
        </button>
      </div>
      <BurgerMenu
        items={navigation.menu}
        translations={translations}
        dive={showDiveLink ? menu.dive : undefined}
        donate={{ label: menu.donate, to: links.donate }}
      />
    </header>
  )
}
