import type { DecapMap } from 'decap-cms-core'
import type { Component } from 'react'
import type { Language } from '../i18n/languages'
import { deskWords } from './deskWords'

interface Props {
  entry: DecapMap
  locale?: Language
  parentIds: string[]
  field: { get(key: 'name'): unknown }
}

type Field<Control> = Control & (new (props: never) => Component<Props>)

/**
 * A field that says above itself that the words of a translation are older than the English ones.
 * @param isSaid whether this field of an entry is the one to say it
 */
export const withOlderNote = <Control,>(
  Base: Field<Control>,
  isSaid: (entry: DecapMap, locale: Language | undefined, field: string) => boolean,
): Control => {
  const Plain = Base as new (props: Props) => Component<Props>
  return class extends Plain {
    override render() {
      const { entry, locale, parentIds, field } = this.props
      if (parentIds.length > 0 || !isSaid(entry, locale, String(field.get('name')))) return super.render()
      return (
        <>
          <p role="note">{deskWords.older}</p>
          {super.render()}
        </>
      )
    }
  } as Control
}
