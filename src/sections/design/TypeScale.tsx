import { Section } from '../../components/Section'
import * as styles from './TypeScale.module.css'

const STEPS = [
  ['h2', 'Section', 'Coral grows slowly'],
  ['h3', 'Part of a section', 'Reefs are made of patience'],
  ['h4', 'Entry', 'What hot water does'],
  ['lead', 'Lead', 'A swim down through the layers of one small bay.'],
  ['body', 'Text', 'Fragments are tied to a frame and cleaned until they hold on by themselves.'],
  ['small', 'Caption', 'Kecinan Bay, north Lombok'],
] as const

/** Pressure: the deeper, the narrower (the width axis of the display face). */
const WIDTHS = [
  ['air', '125 %'],
  ['lagoon', '114 %'],
  ['reef', '100 %'],
  ['deep', '87 %'],
  ['abyss', '75 %'],
] as const

/** Every size of type, and the display face in each of its widths. */
export const TypeScale = () => (
  <Section surface="light" labelledBy="type">
    <div className="wrap">
      <h2 className="h3" id="type">
        Type
      </h2>
      <dl className={styles.steps}>
        {STEPS.map(([step, use, sample]) => (
          <div key={step}>
            <dt className="small">
              {use} · {step}
            </dt>
            <dd className={step.startsWith('h') ? `${step} display` : step}>{sample}</dd>
          </div>
        ))}
      </dl>
      <ul className={`${styles.widths} plain`}>
        {WIDTHS.map(([surface, width]) => (
          <li key={surface} className={`${styles.width} on-${surface} sheet`}>
            <span className="h3 display">Indonesia Biru</span>
            <span className="small">
              {surface}, {width}
            </span>
          </li>
        ))}
      </ul>
    </div>
  </Section>
)
