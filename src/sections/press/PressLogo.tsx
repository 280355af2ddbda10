import { graphql } from 'gatsby'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { hrefOf } from '../../config/sitePath'
import { useWords } from '../../i18n/pageLanguage'
import { slug } from '../../lib/slug'
import * as styles from './press.module.css'

/** The files of the foundation's sign (static/), as the browser and telephones have them too. */
const FILES = [
  { path: '/favicon.svg', label: 'logoAsDrawing', ending: 'svg' },
  { path: '/icon-512-maskable.png', label: 'logoAsPicture', ending: 'png' },
] as const

/** The sign, large, and its files. */
export const PressLogo = ({ pressPage, pressContact }: Queries.PressLogoFragment) => {
  const words = useWords()
  const { logoTitle, logoText } = pressPage
  return (
    <Section surface="sand" edge="dunes" labelledBy="our-logo">
      <div className={`${styles.grid} wrap clear-of-edge`}>
        <img className={styles.logo} src={hrefOf(FILES[0].path)} alt="" width={320} height={320} loading="lazy" />
        <div>
          <Heading id="our-logo">{logoTitle}</Heading>
          <p className={styles.text}>{logoText}</p>
          <ul className="links plain">
            {FILES.map(({ path, label, ending }) => (
              <li key={path}>
                <a href={hrefOf(path)} download={`${slug(pressContact.name)}.${ending}`}>
                  {words.press[label]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment PressLogo on Query {
    pressPage(language: { eq: $language }) {
      logoTitle
      logoText
    }
    pressContact: contactSettings(language: { eq: $language }) {
      name
    }
  }
`
