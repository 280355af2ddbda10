import { graphql } from 'gatsby'
import { Picture, type PictureFile } from '../../../components/Picture'
import * as styles from './Team.module.css'

type TeamMemberProps = Queries.TeamMemberFragment & {
  picture: PictureFile
  /** Of the picture, as the `sizes` attribute of HTML */
  sizes: string
  /** Is called so as long as the name is not known */
  isFounder?: boolean
}

/** One person: portrait, name and role. As long as the name is not known, the role alone, and an emblem that says nothing. */
export const TeamMember = ({ isFounder, ...member }: TeamMemberProps) => {
  const title = <p className={styles.title}>{member.title}</p>
  return (
    <>
      <Picture
        file={member.picture}
        alt={member.placeholder?.includes('picture') ? '' : member.pictureAlt}
        sizes={member.sizes}
      />
      {isFounder || !member.placeholder?.includes('name') ? (
        <div>
          <h3>{member.name}</h3>
          {title}
        </div>
      ) : (
        title
      )}
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
