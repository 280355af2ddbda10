import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { Picture, type PictureFile } from '../../../components/Picture'
import * as homeWording from '../../../config/homeWording'
import * as styles from './TeamPlate.module.css'

type TeamPlateProps = Queries.TeamPlateFragment & {
  number: number
  picture: PictureFile
  /** Of the picture, as the `sizes` attribute of HTML */
  sizes: string
  /** Its place on the sheet (teamSheets) */
  style?: CSSProperties
  isLarge?: boolean
}

/** One person as a plate of a field guide: number, painted species, its names, then name and title of the person. */
export const TeamPlate = ({
  name,
  title,
  species,
  latin,
  picture,
  pictureAlt,
  number,
  sizes,
  style,
  isLarge = false,
}: TeamPlateProps) => (
  <li className={`${styles.plate} ${isLarge ? styles.large : ''}`} style={style}>
    <div className={styles.leaf}>
      <p className={`${styles.number} display`} aria-hidden="true">
        {homeWording.plate(number)}
      </p>
      <div className={styles.window}>
        <Picture file={picture} alt={pictureAlt} sizes={sizes} />
      </div>
      <p className={styles.species}>
        {`${species} `}
        <i lang="la">{latin}</i>
      </p>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.title}>{title}</p>
    </div>
  </li>
)

export const fragment = graphql`
  fragment TeamPlate on TeamMember {
    name
    title
    species
    latin
    pictureAlt
  }
`
