/**
 * Today on Lombok in words, such as "26 November 2026".
 * @param language BCP 47; English is written as in Britain, the day first
 */
export const todayOnLombok = (language: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'Asia/Makassar',
  }).format()
