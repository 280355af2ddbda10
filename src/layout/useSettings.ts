import { graphql, useStaticQuery } from 'gatsby'

/** The settings that every page shows: contact, links and labels of `content/settings`, and where menu and footer lead. */
export const useSettings = () =>
  useStaticQuery<Queries.SettingsQuery>(graphql`
    query Settings {
      contact: contactSettings {
        name
        siteUrl: origin
        toSupply
        street
        locality
        region
        postalCode
        country
        email
        emailSubject
        emailBody
        phone
        copyrightYear
        designCredit
      }
      links: linkSettings {
        donate
        facebook
        instagram
      }
      menu: menuSettings {
        dive
        diveShort
        donate
      }
      actions: allActionPage(sort: { position: ASC }) {
        nodes {
          label
          route
        }
      }
      texts: allTextPage(sort: { position: ASC }) {
        nodes {
          label
          route
        }
      }
      press: pressPage {
        label
      }
      navigation {
        menu {
          label
          to
          external
        }
        whoWeAre {
          label
          to
        }
      }
    }
  `)
