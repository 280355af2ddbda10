import type { CSSProperties, ReactNode } from 'react'
import { Section } from '../../components/Section'
import { longestWordWidth } from '../../lib/displayWidth'
import { slug } from '../../lib/slug'
import * as styles from './CardGroups.module.css'

type CardGroupsProps<Card> = {
  cards: readonly Card[]
  /** The heading that a card stands under, such as its year */
  headingOf: (card: Card) => string
  /** Entry of the list, by its place in its group; the first of all, which may stand out, stands at -1 */
  children: (card: Card, place: number) => ReactNode
}

/** Cards under large headings, each a sheet, in the order in which they come. */
export const CardGroups = <Card,>({ cards, headingOf, children }: CardGroupsProps<Card>) =>
  [...new Set(cards.map(headingOf))].map((heading, i) => (
    <Section
      key={heading}
      className={styles.group}
      surface="paper"
      edge={i === 0 ? 'swell' : undefined}
      labelledBy={`of-${slug(heading)}`}
    >
      <div className={`${styles.grid} wrap`}>
        <h2
          className={styles.heading}
          id={`of-${slug(heading)}`}
          style={{ '--ems': longestWordWidth(heading).toFixed(1) } as CSSProperties}
        >
          {heading}
        </h2>
        <ul className={`${styles.cards} cards plain`}>
          {cards
            .filter((card) => headingOf(card) === heading)
            .map((card, place) => children(card, i === 0 ? place - 1 : place))}
        </ul>
      </div>
    </Section>
  ))
