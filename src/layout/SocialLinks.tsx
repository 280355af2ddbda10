import { ExternalLink } from '../components/ExternalLink'
import * as wording from '../config/wording'
import { useSettings } from './useSettings'

/** Where else the foundation is found: entries of a list. */
export const SocialLinks = () => {
  const { links } = useSettings()
  return Object.entries({ [wording.facebook]: links.facebook, [wording.instagram]: links.instagram }).map(
    ([name, href]) => (
      <li key={name}>
        <ExternalLink href={href} showHost>
          {name}
        </ExternalLink>
      </li>
    ),
  )
}
