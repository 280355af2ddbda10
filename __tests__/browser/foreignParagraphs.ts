import type { Page } from '@playwright/test'
import type { Language } from '../../src/i18n/languages'

/** Words that hardly any sentence of a language does without, and that mean nothing in the other. */
const COMMON: Readonly<Record<Language, string>> = {
  en: 'the of and to in is are was were with for that this from by it on as we our they their you your how what when which who has have not or can more than at be',
  id: 'yang dan di ke dari untuk dengan ini itu pada adalah tidak kami kita anda oleh atau dalam akan juga sebagai bisa lebih mereka bagi saat setiap para satu orang tahun cara apa sudah agar karena',
}

/**
 * Texts on a page, as it is sent, of eight words and more, that hold more of another language's commonest words than of the one that they are
 * marked with (WCAG 3.1.2). The titles of sources are names, and left out.
 */
export const foreignParagraphs = (page: Page, path: string) =>
  page.evaluate(
    async ({ common, path }) => {
      const parsed = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html')
      const FEWEST_WORDS = 8
      const lists = Object.entries(common).map(([language, words]) => ({ language, words: new Set(words.split(' ')) }))
      return [...parsed.querySelectorAll('p, li, h1, h2, h3, h4, dt, dd, td, th, figcaption, blockquote')]
        .filter(
          (one) => !one.querySelector('p, li, h2, h3, table, [lang]') && !one.closest('[aria-labelledby=sources] li'),
        )
        .filter((one) => {
          const words = one.textContent.toLowerCase().match(/\p{L}+/gu) ?? []
          if (words.length < FEWEST_WORDS) return false
          const counts = lists.map(({ language, words: known }) => ({
            language,
            count: words.filter((word) => known.has(word)).length,
          }))
          const own = one.closest('[lang]')!.getAttribute('lang')
          const here = counts.find(({ language }) => language === own)?.count ?? 0
          return counts.some(({ count }) => count > here)
        })
        .map((one) => one.textContent.trim().slice(0, 120))
    },
    { common: COMMON, path },
  )
