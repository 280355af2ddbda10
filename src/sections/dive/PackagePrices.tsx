import { graphql } from 'gatsby'
import { ExternalLink } from '../../components/ExternalLink'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './PackagePrices.module.css'

type PackagePricesProps = {
  prices: readonly Queries.PriceRowFragment[]
  /** When they were right, for example "November 2023" */
  date: string
  /** Where today's price can be asked for */
  ask: string
}

/** What a package costs, and of when these prices are. */
export const PackagePrices = ({ prices, date, ask }: PackagePricesProps) => {
  const words = useWords()
  return (
    <div className={`${styles.prices} links`}>
      <dl>
        {prices.map(({ what, which, price }) => (
          <div key={which ?? what}>
            <dt>{which ?? what}</dt>
            <dd className="display">{price}</dd>
          </div>
        ))}
      </dl>
      <p>
        {words.dive.priceListOf(date)} <ExternalLink href={ask}>{words.dive.askForPrice}</ExternalLink>
      </p>
    </div>
  )
}

export const fragment = graphql`
  fragment PriceRow on Price {
    what
    which
    price
  }
`
