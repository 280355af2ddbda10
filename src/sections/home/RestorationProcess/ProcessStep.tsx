import { graphql } from 'gatsby'
import { hrefOf } from '../../../config/sitePath'
import { Heading } from '../../../components/Heading'
import { classes } from '../../../lib/classes'
import * as styles from './ProcessStep.module.css'
import { TornPicture } from '../TornPicture'

/** One scene is cut into four windows (static/shapes); the outer two are twice as wide and fill the margins. */
const FIRST = 1
const LAST = 4
const WINDOW = { width: 600, height: 520 }

const seabedOf = (index: number, count: number) => {
  if (index === 0) return FIRST
  return index === count - 1 ? LAST : 2 + ((index - 1) % 2)
}

type ProcessStepProps = Queries.ProcessStepFragment & { index: number; count: number }

/** One step of the restoration, standing on its piece of the seabed. */
export const ProcessStep = ({ title, html, picture, pictureAlt, index, count }: ProcessStepProps) => {
  const seabed = seabedOf(index, count)
  const isOuter = seabed === FIRST || seabed === LAST
  return (
    <div className={styles.step}>
      <div className={styles.words}>
        <div className={styles.sign}>
          <span className={`${styles.number} display`} aria-hidden="true">
            {index + 1}
          </span>
          <TornPicture
            className={styles.picture}
            file={picture}
            alt={pictureAlt}
            sizes="(min-width: 97.5em) 284px, (min-width: 62.5em) 17.1vw, (min-width: 37.5em) 28.6vw, 51vw"
            shape={index}
          />
        </div>
        <Heading level="h3" className="h3">
          {title}
        </Heading>
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      <img
        className={classes(styles.seabed, seabed === FIRST && styles.first, isOuter && styles.outer)}
        src={hrefOf(`/shapes/seabed-${seabed}.svg`)}
        alt=""
        width={isOuter ? 2 * WINDOW.width : WINDOW.width}
        height={WINDOW.height}
        loading="lazy"
      />
    </div>
  )
}

export const fragment = graphql`
  fragment ProcessStep on ProcessStep {
    title
    html
    picture {
      ...SmallPicture
    }
    pictureAlt
  }
`
