import { ExternalLink } from '../components/ExternalLink'
import { useWords } from '../i18n/pageLanguage'
import { useSettings } from './useSettings'

/** Where else the foundation is found: entries of a list. */
export const SocialLinks = () => {
  const words = useWords()
  const { links } = useSettings()
  return Object.entries({ [words.common.facebook]: links.facebook, [words.common.instagram]: links.instagram }).map(
    ([name, href]) => (
      <li key={name}>
        <ExternalLink href={href} showHost>
          {name}
        </ExternalLink>
      </li>
    ),
  )
}
