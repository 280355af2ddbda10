import { Document, isSeq, visit } from 'yaml'

/**
 * A content file as people write it by hand: each field on one line, lists in square brackets, quotes only where they are
 * needed.
 * @param body Markdown
 */
export const contentText = (fields: Readonly<Record<string, unknown>>, body: string): string => {
  const document = new Document(fields)
  visit(document, {
    Seq: (_key, list) => {
      if (isSeq(list)) list.flow = true
    },
  })
  return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n\n${body}`
}
