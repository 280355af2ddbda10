import { ButtonLink } from '../../components/ButtonLink'
import { Section } from '../../components/Section'
import { SURFACES } from '../../components/surfaces'
import * as styles from './Surfaces.module.css'

/** Each surface with its inks, link, rule, buttons and the width of its display type. */
export const Surfaces = () => (
  <Section surface="paper" labelledBy="surfaces">
    <div className="wrap">
      <h2 className="h3" id="surfaces">
        Surfaces
      </h2>
      <ul className={`${styles.sheets} plain`}>
        {SURFACES.map((name) => (
          <li key={name} className={`${styles.sheet} on-${name} sheet`}>
            <h3 className="h4">{name}</h3>
            <p>
              Ink on its surface, with <a href="#surfaces">a link</a>.
            </p>
            <p className={`${styles.soft} small`}>Softer ink for captions</p>
            <p className={styles.buttons}>
              <ButtonLink to="#surfaces" look="go" size="small">
                Go
              </ButtonLink>
              <ButtonLink to="#surfaces" look="give" size="small">
                Give
              </ButtonLink>
              <ButtonLink to="#surfaces" look="chip" size="small">
                Chip
              </ButtonLink>
            </p>
          </li>
        ))}
      </ul>
    </div>
  </Section>
)
