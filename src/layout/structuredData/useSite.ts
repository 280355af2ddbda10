import type { Language } from '../../i18n/languages'
import type { Site } from './site'
import { useSettingsIn } from '../useSettings'

/** What the settings say of the foundation in a language, without what only stands in. */
export const useSite = (language: Language): Site => {
  const { contact, links } = useSettingsIn(language)
  const real = <Value>(value: Value, field: string, placeholder: readonly string[] | null) =>
    placeholder?.includes(field) ? null : value
  return {
    ...contact,
    language,
    email: real(contact.email, 'email', contact.placeholder),
    phone: real(contact.phone, 'phone', contact.placeholder),
    profiles: [
      real(links.facebook, 'facebook', links.placeholder),
      real(links.instagram, 'instagram', links.placeholder),
    ].filter((address) => address !== null),
    pictureLicence: links.pictureLicence,
  }
}
