import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { Picture, type PictureFile } from '../../../components/Picture'
import { useWords } from '../../../i18n/pageLanguage'
import { classes } from '../../../lib/classes'
import * as styles from './TeamPlate.module.css'

type Member = Queries.TeamPlateFragment & { picture: PictureFile }

type TeamPlateProps = Member & {
  /** Of the plate, whoever is on it */
  number: number
  /** Of the picture, as the `sizes` attribute of HTML */
  sizes: string
  /** Its place on the sheet (teamSheets) */
  style?: CSSProperties
  isLarge?: boolean
  /** Who comes here when the groups change places: read in its own place, so seen only */
  guest?: Member
}

const Leaf = ({ name, title, species, latin, picture, pictureAlt, sizes }: Member & { sizes: string }) => (
  <>
    <div className={styles.window}>
      <Picture file={picture} alt={pictureAlt} sizes={sizes} />
    </div>
    {species && (
      <p className={styles.species}>
        {`${species} `}
        <i lang="la">{latin}</i>
      </p>
    )}
    <h3 className={styles.name}>{name}</h3>
    <p className={styles.title}>{title}</p>
  </>
)

/** One person as a plate of a field guide: number, painted species with its names or a photograph, name and title of the person. */
export const TeamPlate = ({ number, sizes, style, isLarge = false, guest, ...member }: TeamPlateProps) => {
  const words = useWords()
  return (
    <li className={classes(styles.plate, isLarge && styles.large)} style={style}>
      <p className={`${styles.number} display`} aria-hidden="true">
        {words.home.plate(number)}
      </p>
      <div className={styles.leaf}>
        <Leaf {...member} sizes={sizes} />
      </div>
      {guest && (
        <div className={`${styles.leaf} ${styles.guest}`} aria-hidden="true">
          <Leaf {...guest} sizes={sizes} />
        </div>
      )}
    </li>
  )
}

export const fragment = graphql`
  fragment TeamPlate on TeamMember {
    name
    title
    species
    latin
    pictureAlt
  }
`
