import type { FAQPage } from 'schema-dts'
import { addressOf } from '../../lib/addressOf'
import { htmlForReaders } from '../../lib/htmlForReaders'
import type { Site } from './site'

interface AnsweredQuestion {
  readonly title: string
  /** The answer */
  readonly html: string
}

/** The questions of a page with their answers (schema.org/FAQPage; Google Search, "FAQ"); none where it has none. */
export const faqPage = (route: string, questions: readonly AnsweredQuestion[], site: Site): FAQPage[] =>
  questions.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          '@id': `${addressOf(site, route)}#questions`,
          mainEntity: questions.map(({ title, html }) => ({
            '@type': 'Question',
            name: title,
            acceptedAnswer: { '@type': 'Answer', text: htmlForReaders(html, site.siteUrl) },
          })),
        },
      ]
