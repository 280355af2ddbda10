import { graphql } from 'gatsby'
import { Breadcrumb } from '../../components/Breadcrumb'
import { Heading } from '../../components/Heading'
import { PAGE_TITLE_ID } from '../../components/PageHeader'
import { PicturePreload } from '../../components/PicturePreload'
import { TornPicture } from '../home/TornPicture'
import { ActionButton } from './ActionButton'
import * as styles from './ActionHeader.module.css'

const SIZES = '(min-width: 97.5em) 760px, (min-width: 62.5em) 50vw, 92vw'

/** For the page's `Head`. */
export const ActionHeaderPreload = ({ actionPage }: Queries.ActionHeaderFragment) => (
  <PicturePreload file={actionPage.picture} sizes={SIZES} />
)

/** What can be done here, the button, and a picture of it. */
export const ActionHeader = (data: Queries.ActionHeaderFragment) => {
  const { label, title, lead, picture, pictureAlt } = data.actionPage
  return (
    <header className={`${styles.header} on-deep sheet`}>
      <div className="wrap">
        <Breadcrumb label={label} />
        <div className={styles.grid}>
          <div>
            <Heading level="h1" className={styles.title} id={PAGE_TITLE_ID}>
              {title}
            </Heading>
            <p className="lead">{lead}</p>
            <ActionButton {...data} />
          </div>
          <TornPicture file={picture} alt={pictureAlt} sizes={SIZES} shape={0} eager />
        </div>
      </div>
    </header>
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
