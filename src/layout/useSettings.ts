import { graphql, useStaticQuery } from 'gatsby'
import type { Language } from '../i18n/languages'
import { nodesIn } from '../i18n/nodesIn'
import { present } from '../lib/present'
import { navigationOf } from '../config/navigation'
import { useLanguage } from '../i18n/pageLanguage'
import { routeIn } from '../i18n/routeIn'

type Nodes<Node> = { readonly nodes: readonly Node[] }

/** The settings that every page shows: contact, links and labels of `content/settings`, and where menu and footer lead. */
export const useSettingsIn = (language: Language) => {
  const all = useStaticQuery<Queries.SettingsQuery>(graphql`
    query Settings {
      contact: allContactSettings(sort: { language: ASC }) {
        nodes {
          language
          name
          shortName
          description
          siteUrl: origin
          standInCount
          street
          locality
          region
          postalCode
          country
          email
          emailSubject
          emailBody
          phone
          bookingPhone
          copyrightYear
          designCredit
          placeholder
          sharePicture {
            ...SharePicture
          }
          sharePictureAlt
        }
      }
      links: allLinkSettings(sort: { language: ASC }) {
        nodes {
          language
          donate
          freeResources
          facebook
          instagram
          annualReport
          pictureLicence
          placeholder
        }
      }
      menu: allMenuSettings(sort: { language: ASC }) {
        nodes {
          language
          dive
          diveShort
          donate
          freeResources
          mission
          coral
          team
          gallery
          merchandise
          news
          event
          whoWeAreMission
          whoWeAreGallery
          whoWeAreTeam
        }
      }
      actions: allActionPage(sort: { position: ASC }) {
        nodes {
          language
          about
          title
          label
          route
        }
      }
      texts: allTextPage(sort: { position: ASC }) {
        nodes {
          language
          label
          route
        }
      }
    }
  `)
  const one = <Node extends { language: string }>(nodes: Nodes<Node>) =>
    present(nodesIn(language, nodes)[0], `settings in ${language}`)
  const links = one(all.links)
  const menu = one(all.menu)
  return {
    contact: one(all.contact),
    links,
    menu,
    navigation: navigationOf(menu, links.freeResources, (route) => routeIn(language, route)),
    actions: nodesIn(language, all.actions),
    texts: nodesIn(language, all.texts),
  }
}

/** The same in the page's language. */
export const useSettings = () => useSettingsIn(useLanguage())

/** The page that gathers what there is for one thing that people come to do; undefined where editors have none about it. */
export const useActionPage = (about: 'giving' | 'volunteering' | 'schools') =>
  useSettings().actions.find((page) => page.about === about)
