import { graphql } from 'gatsby'
import { hrefOf } from '../../../config/sitePath'
import * as styles from './Goods.module.css'

/** Width and height of each painted picture of static/shapes, in units of the page. */
const DRAWINGS: Record<string, readonly [number, number]> = {
  shirt: [320, 370],
  tote: [250, 390],
  bottle: [150, 385],
  robe: [320, 372],
}

/** One of the goods, with its piece of the line: held up by a float at either end, weighed down in the middle. */
export const Goods = ({ name, drawing }: Queries.GoodsFragment) => {
  const [width, height] = DRAWINGS[drawing] ?? []
  return (
    <li className={styles.goods}>
      <svg className={styles.rope} aria-hidden="true" viewBox="0 0 400 100" preserveAspectRatio="none">
        <path className={styles.strand} d="M-2 4Q200 182 402 4" />
      </svg>
      <figure className={styles.figure}>
        <img
          className={styles.drawing}
          src={hrefOf(`/shapes/goods-${drawing}.webp`)}
          alt=""
          width={width}
          height={height}
          loading="lazy"
        />
        <figcaption className={`${styles.name} display`}>{name}</figcaption>
      </figure>
    </li>
  )
}

export const fragment = graphql`
  fragment Goods on MerchandiseItem {
    name
    drawing
  }
`
