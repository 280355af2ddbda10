import { graphql } from 'gatsby'
import { PageHeader } from '../../components/PageHeader'
import { PicturePreload } from '../../components/PicturePreload'
import { TornPicture } from '../home/TornPicture'
import { ActionButton } from './ActionButton'

const SIZES = '(min-width: 97.5em) 760px, (min-width: 62.5em) 50vw, 92vw'

/** For the page's `Head`. */
export const ActionHeaderPreload = ({ actionPage }: Queries.ActionHeaderFragment) => (
  <PicturePreload file={actionPage.picture} sizes={SIZES} />
)

/** What can be done here, the button, and a picture of it. */
export const ActionHeader = (data: Queries.ActionHeaderFragment) => {
  const { label, title, lead, picture, pictureAlt } = data.actionPage
  return (
    <PageHeader
      look="action"
      label={label}
      title={title}
      lead={lead}
      beside={<TornPicture file={picture} alt={pictureAlt} sizes={SIZES} shape={0} eager />}
    >
      <ActionButton {...data} />
    </PageHeader>
  )
}

export const fragment = graphql`
  fragment ActionHeader on Query {
    actionPage(id: { eq: $id }) {
      label
      title
      lead
      picture {
        ...WidePicture
      }
      pictureAlt
    }
    ...ActionButton
  }
`
