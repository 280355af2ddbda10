/* eslint-disable @typescript-eslint/no-non-null-assertion -- the page would carry the checks of what its own markup holds */
/**
 * Makes those events past whose day (`data-until`) is over since the page was built, as the build would: their mark, calendar
 * links, order and year; and says when nothing is to come any more.
 * Runs in pages as text: see `call` (src/gatsby/patches/deferScripts.ts).
 * @param dayOnLombok as `lombokDay`
 */
export const endEvents = (dayOnLombok: (moment: number) => string) => {
  const today = dayOnLombok(Date.now())
  const dayOf = (event: HTMLElement) => event.dataset.until!
  const isOver = (event: HTMLElement) => dayOf(event) !== '' && dayOf(event) < today
  const all = Array.from(document.querySelectorAll<HTMLElement>('[data-until]'))
  const ended = all.filter((event) => isOver(event) && event.querySelector('[data-past][hidden], a[href$=".ics"]'))
  if (ended.length === 0) return
  ended.forEach((event) => {
    event.querySelectorAll<HTMLElement>('[data-past]').forEach((mark) => (mark.hidden = false))
    event.querySelectorAll('a[href$=".ics"]').forEach((link) => link.remove())
  })

  const events = all.filter((event) => event.matches('article'))
  const over = events.filter(isOver).sort((one, other) => dayOf(other).localeCompare(dayOf(one)))
  const others = events.filter((event) => !isOver(event))
  const none = document.querySelector<HTMLElement>('[data-none-coming]')
  if (none) none.hidden = others.some(dayOf)
  if (over.length === 0) return
  const places = events.map((event) => event.parentElement!)
  if (!places[0]!.matches('li')) return others.concat(over).forEach((event, place) => places[place]!.append(event))

  const first = places[0]!.closest('section')!
  const last = places[places.length - 1]!.closest('section')!
  let group = first
  over.forEach((event) => {
    const year = dayOf(event).slice(0, 4)
    const id = `of-${year}`
    const heading = document.getElementById(id)
    if (heading) group = heading.closest('section')!
    else {
      const copy = last.cloneNode(true) as HTMLElement
      copy.setAttribute('aria-labelledby', id)
      copy.querySelectorAll(':scope > :not(.wrap)').forEach((edge) => edge.remove())
      Object.assign(copy.querySelector('h2')!, { id, textContent: year })
      copy.querySelector('ul')!.textContent = ''
      group.after(copy)
      group = copy
    }
    group.querySelector('ul')!.append(event.parentElement!)
  })
  if (first.querySelector('li')) return
  first
    .querySelectorAll(':scope > :not(.wrap)')
    .forEach((edge) => first.nextElementSibling!.querySelector(':scope > .wrap')!.before(edge))
  first.remove()
}
