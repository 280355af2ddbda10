import * as diveWording from '../../config/diveWording'
import * as styles from './PackageComparison.module.css'

type PackageComparisonProps = {
  title: string
  packages: readonly { readonly title: string; readonly benefits: readonly string[] }[]
}

/**
 * A table of all benefits, in words for screen readers and drawn for the eye. What a package does not list it may have all
 * the same, in other words: that is said, not "no".
 */
export const PackageComparison = ({ title, packages }: PackageComparisonProps) => {
  const benefits = [...new Set(packages.flatMap((one) => one.benefits))]
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{diveWording.included}</th>
            {packages.map((one) => (
              <th key={one.title} scope="col">
                <span className={styles.name}>{one.title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {benefits.map((benefit) => (
            <tr key={benefit}>
              <th scope="row">{benefit}</th>
              {packages.map((one) => {
                const included = one.benefits.includes(benefit)
                return (
                  <td key={one.title}>
                    <span className={included ? styles.yes : styles.no}>
                      <span className="visually-hidden">{included ? diveWording.yes : diveWording.notListed}</span>
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
