import { newsRoute } from '../src/config/routes'
import { addressOf } from '../src/lib/addressOf'
import { isStandInAddress } from '../src/lib/standIn'
import { numberAfter, sameNumber, type Site } from '../src/schema/checks/addresses'
import type { Entry } from './contentFile'
import type { KnownContent } from './knownContent'
import { mistakeSaid } from './words/sentences'

/** What the desk knows of the files that are not open, kept up to date with what is saved meanwhile. */
export class LiveContent implements Site {
  readonly routes: Set<string>
  readonly address: string | undefined
  private readonly articles: Map<number, string>
  private readonly places: Map<string, number>

  constructor({ routes, address, articles, places }: Omit<KnownContent, 'words'>) {
    this.routes = new Set(routes)
    this.address = address
    this.articles = new Map(articles)
    this.places = new Map(Object.entries(places))
  }

  /** The number for the next article. */
  nextNumber() {
    return numberAfter(this.articles.keys())
  }

  /** Why a new article may not have this number, as a sentence; undefined where it may. */
  numberMistake(number: unknown) {
    const other = this.articles.get(Number(number))
    return other === undefined ? undefined : mistakeSaid(sameNumber(Number(number), other, this.nextNumber()))
  }

  /** What stands in front of the name of a new thing: an article's number, or the place behind all others. */
  nextPlace(folder: string, { number }: Entry) {
    const place = typeof number === 'number' ? number : (this.places.get(folder) ?? 0) + 1
    return String(place).padStart(2, '0')
  }

  /** Where visitors will see an entry: a full address where the site has one; undefined where it has no page of its own. */
  pageOf({ number, route }: Entry) {
    const page = typeof number === 'number' ? newsRoute(number) : route
    if (typeof page !== 'string') return undefined
    const siteUrl = this.address?.replace(/\/$/, '')
    return siteUrl === undefined || isStandInAddress(siteUrl) ? page : addressOf({ siteUrl }, page)
  }

  /** Takes note of an entry that was saved for the first time. */
  add(folder: string, entry: Entry, place: string) {
    this.places.set(folder, Math.max(this.places.get(folder) ?? 0, Number(place)))
    const page = this.pageOf(entry)
    if (page !== undefined) this.routes.add(page)
    if (typeof entry.number === 'number') this.articles.set(entry.number, `content/${folder}/${place}-…`)
  }
}
