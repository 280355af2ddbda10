import { graphql } from 'gatsby'
import { ButtonLink } from '../../components/ButtonLink'
import { PageHeader } from '../../components/PageHeader'
import { PicturePreload } from '../../components/PicturePreload'
import { SiteLink } from '../../components/SiteLink'
import { useWords } from '../../i18n/pageLanguage'
import { useSettings } from '../../layout/useSettings'
import { composeMailLink, mailLink } from '../../lib/links'
import { isStandInContact } from '../../lib/standIn'
import { TornPicture } from '../home/TornPicture'
import { TERMS_ID } from '../questions/Terms'
import * as styles from './action.module.css'

/** The ground of each page, after what it is about: coral is the colour of gifts. */
const SURFACES: Record<string, string> = { giving: 'sunset', schools: 'lagoon', volunteering: 'mangrove' }
const SIZES = '(min-width: 97.5em) 760px, (min-width: 62.5em) 50vw, 92vw'

/** For the page's `Head`. */
export const ActionHeaderPreload = ({ actionPage }: Queries.ActionHeaderFragment) => (
  <PicturePreload file={actionPage.picture} sizes={SIZES} />
)

type ActionButtonProps = Queries.ActionButtonFragment & Queries.KnownTermsFragment & { again?: boolean }

/** The page's button, and beside it the report, the bank account or where to write; what it does, unless it stands there `again`. */
export const ActionButton = ({ again, ...data }: ActionButtonProps) => {
  const { terms: words, common } = useWords()
  const { contact, links } = useSettings()
  const { email, street, locality } = contact
  const { about, button, buttonNote, title, letter } = data.actionPage
  const isGiving = about === 'giving'
  const standsIn = isStandInContact(email)
  const to = isGiving ? links.donate : composeMailLink(email, title, letter ?? '')
  const bank = [`#${TERMS_ID}`, words.bankAccount] as const
  const report = [links.annualReport, data.ribbon.text] as const
  const besideDonate = data.terms.bankAccount ? bank : report
  const [other, label] = isGiving ? besideDonate : [links.instagram, common.instagram]
  return (
    <div className={`${styles.action} side-by-side`}>
      <ButtonLink to={to} look={isGiving ? (again ? 'give' : 'chip') : 'go'} size="big">
        {button}
      </ButtonLink>{' '}
      {isGiving || standsIn ? (
        <SiteLink className="touch" to={other}>
          {label}
        </SiteLink>
      ) : (
        <a className="touch" href={mailLink(email, title, letter ?? '')}>
          {email}
        </a>
      )}
      {!again && (isGiving || !standsIn) && <p className="small">{buttonNote}</p>}
      {!again && !isGiving && standsIn && <address>{`${street}, ${locality}`}</address>}
    </div>
  )
}

/** What can be done here, the button, and a picture of it. */
export const ActionHeader = (data: Queries.ActionHeaderFragment & ActionButtonProps) => {
  const { label, title, lead, about, picture, pictureAlt } = data.actionPage
  return (
    <PageHeader
      label={label}
      title={title}
      lead={lead}
      surface={SURFACES[about]}
      beside={<TornPicture file={picture} alt={pictureAlt} sizes={SIZES} shape={0} eager />}
    >
      <ActionButton {...data} />
    </PageHeader>
  )
}

export const fragment = graphql`
  fragment ActionButton on Query {
    actionPage(id: { eq: $id }) {
      title
      about
      button
      buttonNote
      letter
    }
    ribbon: homeRibbon(language: { eq: $language }) {
      text
    }
  }
  fragment ActionHeader on Query {
    actionPage(id: { eq: $id }) {
      label
      lead
      picture {
        ...WidePicture
      }
      pictureAlt
    }
    ...ActionButton
  }
`
