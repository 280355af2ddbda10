import { Edge } from '../components/Edge'
import { ExternalLink } from '../components/ExternalLink'
import { sectionRoute } from '../config/routes'
import { wording } from '../config/wording'
import { chatLink, composeMailLink } from '../lib/links'
import * as styles from './Footer.module.css'
import { Logo } from './Logo'
import { SectionLink } from './SectionLink'
import { useSettings } from './useSettings'

/** Address, contact, Who We Are, social media, copyright. One markup for both layouts. */
export const Footer = () => {
  const { contact, links } = useSettings()
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
            {contact.region}
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
          <ul className="plain">
            <li>
              <SectionLink to={sectionRoute('mission')}>{wording.aboutFoundation}</SectionLink>
            </li>
            <li>
              <SectionLink to={sectionRoute('gallery')}>{wording.gallery}</SectionLink>
            </li>
            <li>
              <SectionLink to={sectionRoute('team')}>{wording.meetTheTeam}</SectionLink>
            </li>
          </ul>
        </div>
        <div>
          <h2 className={styles.heading}>{wording.socialMedia}</h2>
          <ul className="plain">
            <li>
              <ExternalLink href={links.facebook}>{wording.facebook}</ExternalLink>
            </li>
            <li>
              <ExternalLink href={links.instagram}>{wording.instagram}</ExternalLink>
            </li>
          </ul>
        </div>
      </div>
      <p className={`${styles.copyright} wrap`}>
        © {contact.copyrightYear} {contact.name}. {contact.designCredit}
      </p>
    </footer>
  )
}
