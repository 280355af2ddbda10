/**
 * Today on Lombok in words, such as "26 November 2026". Runs by its text in the page of the logbook too (src/inline): it may
 * use nothing from outside.
 * @param language BCP 47; English is written as in Britain, the day first
 */
export const todayOnLombok = (language: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'Asia/Makassar',
  }).format()
