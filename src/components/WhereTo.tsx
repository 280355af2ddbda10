import { useWords } from '../i18n/pageLanguage'
import { placeOf } from '../lib/links'

/** Stands at the end of a link to another site: a sign, and in words where it leads and that it opens a new tab (WCAG technique G201). */
export const WhereTo = ({ href }: { href: string }) => {
  const words = useWords()
  return (
    <>
      <span className="where" />
      <span className="visually-hidden">{` ${words.common.leadsTo(placeOf(href))}`}</span>
    </>
  )
}
