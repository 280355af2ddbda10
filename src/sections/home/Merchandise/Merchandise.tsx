import { graphql } from 'gatsby'
import { ButtonLink } from '../../../components/ButtonLink'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { useWords } from '../../../i18n/pageLanguage'
import { withMessage } from '../../../lib/links'
import { Goods } from './Goods'
import * as styles from './Merchandise.module.css'

/** Goods pegged to a mooring line across the page; below them where to buy. */
export const Merchandise = ({ merchandise, goods, shopLinks }: Queries.MerchandiseSectionFragment) => {
  const words = useWords()
  const { title, lead, linkLabel } = merchandise
  if (goods.nodes.length === 0) return null
  return (
    <Section
      surface="deep"
      edge="swell"
      edgeHangs
      depth="16 m"
      id="merchandise"
      labelledBy="merchandise-heading"
      className={styles.merchandise}
    >
      <ul className={`${styles.line} plain`}>
        {goods.nodes.map((item) => (
          <Goods key={item.name} {...item} />
        ))}
      </ul>
      <div className={`${styles.foot} wrap`}>
        <Heading id="merchandise-heading">{title}</Heading>
        <div className={styles.words}>
          <p className="lead">{lead}</p>
          <ButtonLink to={withMessage(shopLinks.store, words.home.askingForGoods)} look="go">
            {linkLabel}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment MerchandiseSection on Query {
    merchandise: homeMerchandise(language: { eq: $language }) {
      title
      lead
      linkLabel
    }
    goods: allMerchandiseItem(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...Goods
      }
    }
    shopLinks: linkSettings(language: { eq: $language }) {
      store
    }
  }
`
