import { ExternalLink } from '../components/ExternalLink'
import { wording } from '../config/wording'
import { useSettings } from './useSettings'

/** Where else the foundation is found: entries of a list. */
export const SocialLinks = () => {
  const { links } = useSettings()
  return (['facebook', 'instagram'] as const).map((name) => (
    <li key={name}>
      <ExternalLink href={links[name]} showHost>
        {wording[name]}
      </ExternalLink>
    </li>
  ))
}
