import { Edge } from '../components/Edge'
import { CALENDAR_ROUTE, IMPACT_ROUTE, REEFS_ROUTE, RSS_ROUTE } from '../config/routes'
import { useRouteHere, useWords } from '../i18n/pageLanguage'
import { chatLink, composeMailLink } from '../lib/links'
import { isStandInContact } from '../lib/standIn'
import * as styles from './Footer.module.css'
import { Logo } from './Logo'
import { PageLinks } from './PageLinks'
import { useSettings } from './useSettings'

/** Address, the contacts that are known, Who We Are, social media, copyright. One markup for both layouts. */
export const Footer = () => {
  const { common } = useWords()
  const here = useRouteHere()
  const { contact, links, navigation, actions, texts } = useSettings()
  const contacts = [
    { label: contact.email, route: composeMailLink(contact.email, contact.emailSubject, contact.emailBody) },
    { label: contact.phone, route: chatLink(contact.phone) },
  ]
  const known = contacts.filter(({ label }) => !isStandInContact(label))
  const social = (['facebook', 'instagram'] as const).map((name) => ({ label: common[name], route: links[name] }))
  const feeds = [
    { label: common.newsFeed, route: here(RSS_ROUTE) },
    { label: common.allEventsCalendar, route: here(CALENDAR_ROUTE) },
  ]
  return (
    <footer className={`${styles.footer} on-mangrove sheet links`}>
      <Edge name="roots" />
      <div className={`${styles.grid} wrap`}>
        <div className={`${styles.name} display`}>
          <Logo className={styles.logo} />
          <p>{contact.name}</p>
        </div>
        <div>
          <h2 className={styles.heading}>{common.address}</h2>
          <address>
            {contact.street}
            <br />
            {`${contact.locality}, ${contact.region} ${contact.postalCode}`}
            <br />
            {contact.country}
          </address>
        </div>
        <div>
          <h2 className={styles.heading}>{common.getInTouch}</h2>
          <PageLinks className={`${styles.contact} plain`} pages={known.length > 0 ? known : contacts.slice(0, 1)} />
        </div>
        <div>
          <h2 className={styles.heading}>{common.whoWeAre}</h2>
          <PageLinks
            className="plain"
            pages={[
              ...navigation.whoWeAre,
              { label: common.annualReport, route: links.annualReport },
              { label: common.impact, route: here(IMPACT_ROUTE) },
              { label: common.reefs, route: here(REEFS_ROUTE) },
            ]}
          />
        </div>
        <div>
          <h2 className={styles.heading}>{common.socialMedia}</h2>
          <PageLinks className="plain" pages={[...social, ...feeds]} />
        </div>
      </div>
      <PageLinks className={`${styles.pages} wrap plain`} pages={[...actions, ...texts]} />
      <p className={`${styles.copyright} wrap`}>
        {`© ${contact.copyrightYear} ${contact.name}. ${contact.designCredit}`}
      </p>
    </footer>
  )
}
