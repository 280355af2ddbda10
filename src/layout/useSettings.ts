import { graphql, useStaticQuery } from 'gatsby'

/**
 * The settings that every page shows: contact, links and menu labels of `content/settings`; and how many things the home
 * page's sections list, because an empty one is not shown.
 */
export const useSettings = () =>
  useStaticQuery<Queries.SettingsQuery>(graphql`
    query Settings {
      contact: contactSettings {
        name
        siteUrl
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
      missionBlocks: allMissionBlock {
        totalCount
      }
      teamMembers: allTeamMember {
        totalCount
      }
      gallerySlides: allGallerySlide {
        totalCount
      }
      merchandiseItems: allMerchandiseItem {
        totalCount
      }
      newsArticles: allNewsArticle {
        totalCount
      }
      events: allEvent {
        totalCount
      }
    }
  `) as Queries.SettingsQuery & {
    contact: NonNullable<Queries.SettingsQuery['contact']>
    links: NonNullable<Queries.SettingsQuery['links']>
    menu: NonNullable<Queries.SettingsQuery['menu']>
  }
