import { CORALS } from './corals'
import { file, seeded } from './pen'

/** The corals beside the invitation to adopt one. */
export const adoptedCoral = () => {
  const random = seeded(5)
  return file(
    '-4 88 690 554',
    `<g color="#9c2f17">${CORALS.fan(470, 640, 420, random)}</g>` +
      `<g color="#fff4d6">${CORALS.stag(300, 640, 600, seeded(19))}</g>` +
      `<g color="#7a2453">${CORALS.tubes(120, 640, 190, random)}${CORALS.fingers(520, 642, 170, random)}</g>`,
  )
}
