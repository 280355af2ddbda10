/**
 * Writes the day on Lombok into the page of the logbook (`data-today`), such as "26 November 2026", before the page's script is
 * asked for: a build knows no today. English is written as in Britain, the day first.
 *
 * The text of this function stands in that page and runs there by itself: it may use nothing from outside, nor syntax for which
 * the compiler calls a helper.
 */
export const stampToday = () => {
  const { lang } = document.documentElement
  const form = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'long', timeZone: 'Asia/Makassar' })
  document.querySelectorAll('[data-today]').forEach((place) => {
    place.textContent = form.format()
  })
}
