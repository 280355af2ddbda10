import * as diveWording from '../../config/diveWording'
import type { PriceRow } from '../../lib/priceRows'
import * as styles from './PackagePrices.module.css'

type PackagePricesProps = {
  prices: readonly PriceRow[]
  /** When they were right, for example "November 2023" */
  date: string
}

/** What a package costs, and of when these prices are. */
export const PackagePrices = ({ prices, date }: PackagePricesProps) => (
  <div className={styles.prices}>
    <dl>
      {prices.map(({ of, which, amount }) => (
        <div key={which}>
          <dt>{which || of}</dt>
          <dd className="display">{amount}</dd>
        </div>
      ))}
    </dl>
    <p>{`${diveWording.priceListOf(date)}. ${diveWording.askWhenYouBook}`}</p>
  </div>
)
