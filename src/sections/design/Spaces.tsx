import { Section } from '../../components/Section'
import * as styles from './Spaces.module.css'

/** In px at the usual size of type. The steps between and above are allowed too (__tests__/styles/sheets.test.ts). */
const STEPS = [4, 8, 12, 16, 24, 32, 48, 64, 96] as const

/** The steps of the 8-point grid, half steps among the small ones. */
export const Spaces = () => (
  <Section surface="light" labelledBy="space">
    <div className="wrap">
      <h2 className="h3" id="space">
        Space
      </h2>
      <dl className={styles.steps}>
        {STEPS.map((step) => (
          <div className={styles.step} key={step}>
            <dt className="small">
              {step / 16} rem · {step} px
            </dt>
            <dd>
              <svg width={step} height={16} aria-hidden="true">
                <rect width="100%" height="100%" fill="currentColor" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  </Section>
)
