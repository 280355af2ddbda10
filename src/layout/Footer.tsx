import { Edge } from '../components/Edge'
import { ExternalLink } from '../components/ExternalLink'
import { CALENDAR_ROUTE, RSS_ROUTE } from '../config/routes'
import * as wording from '../config/wording'
import { chatLink, composeMailLink } from '../lib/links'
import * as styles from './Footer.module.css'
import { FooterPages } from './FooterPages'
import { Logo } from './Logo'
import { SocialLinks } from './SocialLinks'
import { useSettings } from './useSettings'
import { WhoWeAre } from './WhoWeAre'

/** Address, contact, Who We Are, social media, copyright. One markup for both layouts. */
export const Footer = () => {
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
          <h2 className={styles.heading}>{wording.address}</h2>
          <address>
            {contact.street}
            <br />
            {`${contact.locality}, ${contact.region} ${contact.postalCode}`}
            <br />
            {contact.country}
          </address>
        </div>
        <div>
          <h2 className={styles.heading}>{wording.getInTouch}</h2>
          <ul className="plain">
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
          <h2 className={styles.heading}>{wording.whoWeAre}</h2>
          <WhoWeAre />
        </div>
        <div>
          <h2 className={styles.heading}>{wording.socialMedia}</h2>
          <ul className="plain">
            <SocialLinks />
            <li>
              <a href={RSS_ROUTE}>{wording.newsFeed}</a>
            </li>
            <li>
              <a href={CALENDAR_ROUTE}>{wording.allEventsCalendar}</a>
            </li>
          </ul>
        </div>
      </div>
      <FooterPages className={`${styles.pages} wrap plain`} />
      <p className={`${styles.copyright} wrap`}>
        © {contact.copyrightYear} {contact.name}. {contact.designCredit}
      </p>
    </footer>
  )
}
