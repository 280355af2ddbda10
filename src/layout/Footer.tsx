import { Edge } from '../components/Edge'
import { ExternalLink } from '../components/ExternalLink'
import { SiteLink } from '../components/SiteLink'
import { CALENDAR_ROUTE, RSS_ROUTE } from '../config/routes'
import { useRouteHere, useWords } from '../i18n/pageLanguage'
import { chatLink, composeMailLink } from '../lib/links'
import * as styles from './Footer.module.css'
import { FooterPages } from './FooterPages'
import { LanguageLinks } from './LanguageLinks'
import { Logo } from './Logo'
import type { PagePlace } from '../i18n/pagePlace'
import { SocialLinks } from './SocialLinks'
import { useSettings } from './useSettings'
import { WhoWeAre } from './WhoWeAre'

/** Address, contact, Who We Are, social media, copyright. One markup for both layouts. */
export const Footer = ({ translations }: Pick<PagePlace, 'translations'>) => {
  const words = useWords()
  const here = useRouteHere()
  const { contact } = useSettings()
  return (
    <footer className={`${styles.footer} on-mangrove`}>
      <Edge name="roots" />
      <div className={`${styles.grid} wrap`}>
        <div className={`${styles.name} display`}>
          <Logo className={styles.logo} />
          <p>{contact.name}</p>
        </div>
        <div>
          <h2 className={styles.heading}>{words.common.address}</h2>
          <address>
            {contact.street}
            <br />
            {`${contact.locality}, ${contact.region} ${contact.postalCode}`}
            <br />
            {contact.country}
          </address>
        </div>
        <div>
          <h2 className={styles.heading}>{words.common.getInTouch}</h2>
          <ul className={`${styles.contact} plain`}>
            <li>
              <ExternalLink href={composeMailLink(contact.email, contact.emailSubject, contact.emailBody)}>
                {contact.email}
              </ExternalLink>
            </li>
            <li>
              <ExternalLink href={chatLink(contact.phone)}>{contact.phone}</ExternalLink>
            </li>
          </ul>
        </div>
        <div>
          <h2 className={styles.heading}>{words.common.whoWeAre}</h2>
          <WhoWeAre />
        </div>
        <div>
          <h2 className={styles.heading}>{words.common.socialMedia}</h2>
          <ul className="plain">
            <SocialLinks />
            <li>
              <SiteLink to={here(RSS_ROUTE)}>{words.common.newsFeed}</SiteLink>
            </li>
            <li>
              <SiteLink to={here(CALENDAR_ROUTE)}>{words.common.allEventsCalendar}</SiteLink>
            </li>
          </ul>
        </div>
      </div>
      <FooterPages className={`${styles.pages} wrap plain`} />
      <LanguageLinks className={`${styles.languages} wrap`} translations={translations} />
      <p className={`${styles.copyright} wrap`}>
        {`© ${contact.copyrightYear} ${contact.name}. ${contact.designCredit}`}
      </p>
    </footer>
  )
}
