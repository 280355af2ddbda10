import { graphql } from 'gatsby'
import { Picture, type PictureFile } from '../../../components/Picture'
import * as styles from './Team.module.css'

type TeamMemberProps = Queries.TeamMemberFragment & {
  picture: PictureFile
  /** Of the picture, as the `sizes` attribute of HTML */
  sizes: string
}

/** One person: portrait, name and role. As long as the name is not known, the role alone, and an emblem that says nothing. */
export const TeamMember = ({ name, title, picture, pictureAlt, placeholder, sizes }: TeamMemberProps) => {
  const isNamed = !placeholder?.includes('name')
  return (
    <>
      <Picture file={picture} alt={placeholder?.includes('picture') ? '' : pictureAlt} sizes={sizes} />
      <div>
        {isNamed && <h3>{name}</h3>}
        <p className={styles.title}>{title}</p>
      </div>
    </>
  )
}

export const fragment = graphql`
  fragment TeamMember on TeamMember {
    name
    title
    pictureAlt
    placeholder
  }
`
