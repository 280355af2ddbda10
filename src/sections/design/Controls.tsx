import { useState } from 'react'
import { Breadcrumb } from '../../components/Breadcrumb'
import { ButtonLink } from '../../components/ButtonLink'
import { PauseButton } from '../../components/PauseButton'
import { PreviousNext } from '../../components/PreviousNext'
import { Section } from '../../components/Section'
import { CAROUSELS } from '../../config/carousel'
import { CarouselDots } from '../../features/carousel/CarouselDots'
import * as styles from './Controls.module.css'

const LOOKS = ['go', 'give', 'chip'] as const
const SIZES = ['small', 'normal', 'big'] as const
const COUNT = 9

/** What can be pressed, in each of its states. */
export const Controls = () => {
  const [paused, setPaused] = useState(false)
  const [index, setIndex] = useState(0)
  return (
    <Section surface="paper" labelledBy="controls">
      <div className={`${styles.controls} wrap`}>
        <h2 className="h3" id="controls">
          Controls
        </h2>
        {LOOKS.map((look) => (
          <p key={look} className={styles.row}>
            {SIZES.map((size) => (
              <ButtonLink key={size} to="#controls" look={look} size={size}>
                {look}, {size}
              </ButtonLink>
            ))}
          </p>
        ))}
        <p className={styles.row}>
          <PauseButton what="the example" paused={paused} onToggle={() => setPaused(!paused)} />
          <PauseButton what="the other example" paused={!paused} onToggle={() => setPaused(!paused)} />
        </p>
        <PreviousNext
          item="example"
          position={`${index + 1} / ${COUNT}`}
          atStart={index === 0}
          atEnd={index === COUNT - 1}
          onPrevious={() => setIndex(index - 1)}
          onNext={() => setIndex(index + 1)}
        />
        <CarouselDots item="example" settings={CAROUSELS.events} current={index} last={COUNT - 1} onChoose={setIndex} />
        <div className="on-deep sheet">
          <Breadcrumb label="Controls" />
        </div>
      </div>
    </Section>
  )
}
