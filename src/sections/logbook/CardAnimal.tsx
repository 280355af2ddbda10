import { hrefOf } from '../../config/sitePath'
import { metAt, type Animal, type Sighting } from '../../lib/sightings'
import { slug } from '../../lib/slug'
import * as styles from './LogbookCard.module.css'

/** Where each animal is drawn, near its depth and beside the way, and the middle of its words below it. */
const PLACES: Record<Animal, { x: number; y: number; width: number; height: number; below: number }> = {
  'manta ray': { x: 416, y: 312, width: 336, height: 234, below: -12 },
  parrotfish: { x: 520, y: 560, width: 248, height: 155, below: 12 },
  turtle: { x: 78, y: 640, width: 330, height: 272, below: 30 },
  octopus: { x: 772, y: 722, width: 300, height: 240, below: 14 },
}

/** An animal that was met, with its name and depth. */
export const CardAnimal = (sighting: Sighting) => {
  const { below, ...place } = PLACES[sighting.animal]
  return (
    <>
      <image href={hrefOf(`/shapes/met-${slug(sighting.animal)}.webp`)} {...place} />
      <text className={styles.met} x={place.x + place.width / 2} y={place.y + place.height + below}>
        {metAt(sighting)}
      </text>
    </>
  )
}
