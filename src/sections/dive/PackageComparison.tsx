import * as table from '../../components/Table.module.css'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './PackageComparison.module.css'

type Package = Queries.DivePackagesSectionFragment['packages']['nodes'][number]

/** What a package includes, in the words that all packages have in common where it has others. */
const comparedBenefits = ({ benefits, sameBenefits }: Package) =>
  benefits.map((benefit) => sameBenefits?.find((same) => same.benefit === benefit)?.as ?? benefit)

type PackageComparisonProps = { title: string; packages: readonly Package[] }

/**
 * A table of all benefits, in words for screen readers and drawn for the eye; what two packages say in different words has
 * one row. What a package does not list it may have all the same: that is said, not "no".
 */
export const PackageComparison = ({ title, packages }: PackageComparisonProps) => {
  const words = useWords()
  const compared = packages.map((one) => ({ title: one.title, benefits: comparedBenefits(one) }))
  const benefits = [...new Set(compared.flatMap((one) => one.benefits))]
  return (
    <div className={`${styles.compared} ${table.scroll} clear-of-edge`} tabIndex={0} role="region" aria-label={title}>
      <table className={`${styles.table} ${table.table}`}>
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
