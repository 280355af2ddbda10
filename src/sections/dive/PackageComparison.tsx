import { useWords } from '../../i18n/pageLanguage'
import { comparedBenefits } from '../../lib/comparedBenefits'
import * as styles from './PackageComparison.module.css'

type PackageComparisonProps = {
  title: string
  packages: Queries.DivePackagesSectionFragment['packages']['nodes']
}

/**
 * A table of all benefits, in words for screen readers and drawn for the eye; what two packages say in different words has
 * one row. What a package does not list it may have all the same: that is said, not "no".
 */
export const PackageComparison = ({ title, packages }: PackageComparisonProps) => {
  const words = useWords()
  const compared = packages.map((one) => ({ title: one.title, benefits: comparedBenefits(one) }))
  const benefits = [...new Set(compared.flatMap((one) => one.benefits))]
  return (
    <div className={`${styles.scroll} clear-of-edge`} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.dive.included}</th>
            {compared.map((one) => (
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
              {compared.map((one) => {
                const included = one.benefits.includes(benefit)
                return (
                  <td key={one.title}>
                    <span className={included ? styles.included : styles.open}>
                      <span className="visually-hidden">{included ? words.dive.yes : words.dive.notListed}</span>
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
