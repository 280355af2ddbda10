import { graphql } from 'gatsby'
import { SiteLink } from '../../components/SiteLink'
import { PAGE_TITLE_ID } from '../../components/PageHeader'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { useWords } from '../../i18n/pageLanguage'
import { useSettings } from '../../layout/useSettings'
import { composeMailLink } from '../../lib/links'
import { isStandInContact } from '../../lib/standIn'
import { BeingConfirmed } from '../story/BeingConfirmed'
import * as styles from './TextBody.module.css'

/** Whom to ask. */
export const TextContact = ({ contactLabel, contact, title }: Queries.TextBodyFragment) => {
  const { common } = useWords()
  const { contact: foundation, links } = useSettings()
  const { email, emailBody } = foundation
  return (
    <p className="links">
      {contactLabel} {contact && `${contact}, `}
      <SiteLink to={composeMailLink(email, title, emailBody)}>{email}</SiteLink>{' '}
      {isStandInContact(email) && <SiteLink to={links.instagram}>{common.instagram}</SiteLink>}
    </p>
  )
}

/** A page's text, its pictures, which lead to their widest files, and what is still open; the last sheet. */
export const TextBody = ({ parts, checking }: Queries.TextBodyFragment) => {
  const { common } = useWords()
  const { contact: foundation, links } = useSettings()
  return (
    <Section surface="paper" edge="dunes" labelledBy={PAGE_TITLE_ID}>
      <div className="wrap">
        <div className={`${styles.parts} cards`}>
          {parts.map(({ html, picture }) => [
            html && <div key={html} className={`${styles.text} prose`} dangerouslySetInnerHTML={{ __html: html }} />,
            picture && (
              <figure key={picture.alt}>
                <a href={picture.file.childImageSharp?.gatsbyImageData.images.fallback?.src}>
                  <Picture {...picture} sizes="(min-width: 70em) 30vw, (min-width: 46em) 45vw, 92vw" />
                  {common.printSize}
                </a>
                <figcaption className="small">
                  {picture.caption} {picture.file.kind !== 'photo' && `${common.drawing}: ${foundation.name}. `}
                  {links.pictureLicence && <SiteLink to={links.pictureLicence}>{common.licence}</SiteLink>}
                </figcaption>
              </figure>
            ),
          ])}
        </div>
        <BeingConfirmed checking={checking} />
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment TextBody on TextPage {
    title
    contactLabel
    contact
    checking
    parts {
      html
      picture {
        file {
          ...FullWidthPicture
        }
        alt
        caption
      }
    }
  }
`
