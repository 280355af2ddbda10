/**
 * Writes the day into the page of the logbook (`data-today`) before the page's script is asked for: a build knows no today.
 *
 * The text of this function and that of its argument stand in that page and run there by themselves: they may use nothing from
 * outside, nor syntax for which the compiler calls a helper.
 * @param today as `todayOnLombok`
 */
export const stampToday = (today: (language: string) => string) => {
  document.querySelectorAll('[data-today]').forEach((place) => {
    place.textContent = today(document.documentElement.lang)
  })
}
