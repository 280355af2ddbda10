import { routeOf } from '../config/sitePath'
import { languageOfRoute } from '../i18n/routeIn'

/** Whether the visitor came from this site in another language: then this one was chosen. */
const wasChosen = (here: string) => {
  const { origin } = location
  const isFromHere = document.referrer.startsWith(`${origin}/`)
  return isFromHere && languageOfRoute(routeOf(document.referrer.slice(origin.length))) !== here
}

/**
 * Shows the offer of the page in another language (`LanguageOffer`) to whom that is dearer: the first of a visitor's languages
 * that the page is there in; `id` of `id-ID` (RFC 4647, 3.4).
 */
export const offerLanguage = () => {
  const here = document.documentElement.lang
  const offers = [...document.querySelectorAll<HTMLElement>('[data-offer]')]
  const preferred = navigator.languages
    .map((tag) => tag.split('-')[0])
    .find((language) => language === here || offers.some(({ lang }) => lang === language))
  const offer = offers.find(({ lang }) => lang === preferred)
  if (offer && !wasChosen(here)) offer.hidden = false
}

export const closeOffer = (button: HTMLElement) => button.parentElement?.remove()
