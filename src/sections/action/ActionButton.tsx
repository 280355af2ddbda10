import { graphql } from 'gatsby'
import { ButtonLink } from '../../components/ButtonLink'
import { DIVE_ROUTE } from '../../config/routes'
import { useRouteHere } from '../../i18n/pageLanguage'
import { composeMailLink } from '../../lib/links'
import * as styles from './action.module.css'

/** Where people go on, by what the page is about. */
const linkOf = ({ actionPage, actionLinks, actionContact }: Queries.ActionButtonFragment, dive: string) =>
  ({
    diving: dive,
    giving: actionLinks.donate,
    volunteering: actionLinks.volunteer,
    schools: composeMailLink(actionContact.email, actionPage.title, actionPage.letter ?? ''),
  })[actionPage.about] ?? dive

/** The one button of the page, and what happens when it is pressed. Coral red is kept for giving. */
export const ActionButton = (data: Queries.ActionButtonFragment) => {
  const here = useRouteHere()
  const { about, button, buttonNote } = data.actionPage
  return (
    <div className={styles.action}>
      <ButtonLink to={linkOf(data, here(DIVE_ROUTE))} look={about === 'giving' ? 'give' : 'go'} size="big">
        {button}
      </ButtonLink>
      <p className="small">{buttonNote}</p>
    </div>
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
    actionLinks: linkSettings(language: { eq: $language }) {
      donate
      volunteer
    }
    actionContact: contactSettings(language: { eq: $language }) {
      email
    }
  }
`
