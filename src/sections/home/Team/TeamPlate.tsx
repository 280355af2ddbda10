import { graphql } from 'gatsby'
import { Picture } from '../../../components/Picture'
import * as homeWording from '../../../config/homeWording'
import * as styles from './TeamPlate.module.css'

const SIZES = '(min-width: 97.5em) 276px, (min-width: 45em) 17vw, 37vw'
const DOUBLE_SIZES = '(min-width: 97.5em) 630px, (min-width: 62.5em) 50vw, (min-width: 45em) 58vw, 35.8vw'

type TeamPlateProps = Queries.TeamPlateFragment & { number: number; isDouble: boolean }

/** One person as a plate of a field guide: number, painted species, its names, then name and title of the person. */
export const TeamPlate = ({ name, title, species, latin, picture, pictureAlt, number, isDouble }: TeamPlateProps) => (
  <li className={`${styles.plate} ${isDouble ? styles.double : ''}`}>
    <div className={styles.leaf}>
      <p className={`${styles.number} display`} aria-hidden="true">
        {homeWording.plate(number)}
      </p>
      <div className={styles.window}>
        <Picture file={picture} alt={pictureAlt} sizes={isDouble ? DOUBLE_SIZES : SIZES} />
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
    picture {
      ...SmallPicture
    }
    pictureAlt
  }
`
