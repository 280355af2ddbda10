import type { Graph, Thing } from 'schema-dts'

type StructuredDataProps = { things: readonly Thing[] }

/**
 * Things as JSON-LD: a block of data that no browser runs, so that the page's policy needs no hash of it. `<` is written as an
 * escape of JSON: no text can end the block or open a comment (HTML, section 4.12.1.3, "Restrictions for contents of script
 * elements").
 */
export const StructuredData = ({ things }: StructuredDataProps) => {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replace(/</g, '\\u003c') }}
    />
  )
}
