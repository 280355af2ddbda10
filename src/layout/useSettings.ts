import { graphql, useStaticQuery } from 'gatsby'

/** The settings that every page shows: contact, links and menu labels of `content/settings`. */
export const useSettings = () =>
  useStaticQuery<Queries.SettingsQuery>(graphql`
    query Settings {
      contact: contactSettings {
        name
        shortName
        description
        siteUrl
        street
        region
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
        freeResources
        facebook
        instagram
      }
      menu: menuSettings {
        freeResources
        mission
        coral
        team
        gallery
        merchandise
        news
        event
        dive
        donate
      }
    }
  `) as {
    contact: NonNullable<Queries.SettingsQuery['contact']>
    links: NonNullable<Queries.SettingsQuery['links']>
    menu: NonNullable<Queries.SettingsQuery['menu']>
  }
