import { Document, isMap, isSeq, visit } from 'yaml'

/**
 * A content file as people write it by hand: each field on one line, lists in square brackets but for those of groups, quotes
 * only where they are needed.
 * @param body Markdown; without one the file ends with its fields
 */
export const contentText = (fields: Readonly<Record<string, unknown>>, body: string): string => {
  const document = new Document(fields)
  visit(document, {
    Seq: (_key, list) => {
      if (isSeq(list)) list.flow = !list.items.some(isMap)
    },
  })
  const text = `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n`
  return body ? `${text}\n${body}` : text
}
