import { graphql } from 'gatsby'
import { ButtonLink } from '../../../components/ButtonLink'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { hrefOf } from '../../../config/sitePath'
import { useWords } from '../../../i18n/pageLanguage'
import { withMessage } from '../../../lib/links'
import * as rhythm from '../Rhythm.module.css'
import * as styles from './Merchandise.module.css'

/** Where to buy, and beside it the goods, pegged to a mooring line: floats hold it up, each piece weighs it down. */
export const Merchandise = ({ merchandise, goods, shopLinks }: Queries.MerchandiseSectionFragment) => {
  const words = useWords()
  const { title, lead, linkLabel } = merchandise
  if (goods.nodes.length === 0) return null
  return (
    <Section surface="deep" edge="swell" id="merchandise" labelledBy="merchandise-heading" className={rhythm.deed}>
      <div className={`${styles.merchandise} wrap`}>
        <div className={rhythm.words}>
          <Heading id="merchandise-heading">{title}</Heading>
          <p className="lead">{lead}</p>
          <ButtonLink to={withMessage(shopLinks.store, words.home.askingForGoods)} look="go">
            {linkLabel}
          </ButtonLink>
        </div>
        <ul className={`${styles.line} plain`}>
          {goods.nodes.map(({ name, drawing }) => (
            <li key={name} className={styles.goods}>
              <svg className={styles.rope} aria-hidden="true" viewBox="0 0 400 100" preserveAspectRatio="none">
                <path d="M-2 4Q200 182 402 4" />
              </svg>
              <img className={styles.drawing} src={hrefOf(`/shapes/goods-${drawing}.webp`)} alt="" loading="lazy" />
              <p className={`${styles.name} display`}>{name}</p>
            </li>
          ))}
        </ul>
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
        name
        drawing
      }
    }
    shopLinks: linkSettings(language: { eq: $language }) {
      store
    }
  }
`
