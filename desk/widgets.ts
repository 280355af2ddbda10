import { SOURCE_LANGUAGE } from '../src/i18n/languages'
import { isEmpty } from './contentFile'
import type { Control, DecapMap } from './decap'

type MistakesOf = (entry: DecapMap) => { field: string; sentence: string }[]

/** Whether the desk has one form's width, as in desk.css */
export const onPhone = () => matchMedia('(max-width: 49.99em)').matches

/** A widget that says below its field what the build would say. */
const checked = (Base: Control, mistakesOf: MistakesOf): Control =>
  class extends Base {
    override isValid = () => {
      const { field, value, entry, parentIds, locale } = this.props
      // Decap CMS says itself that something is missing
      if ((locale ?? SOURCE_LANGUAGE) !== SOURCE_LANGUAGE || parentIds.length > 0 || isEmpty(value)) return true
      const found = mistakesOf(entry).filter((mistake) => mistake.field === field.get('name'))
      if (found.length === 0) return true
      return { error: { type: 'CUSTOM', message: found.map(({ sentence }) => sentence).join(' ') } }
    }
  }

/** Decap CMS draws a picture's field before the picture has come, and not again when it has. */
const drawnAgain = (Base: Control): Control =>
  class extends Base {
    override shouldComponentUpdate = () => true
  }

/** Of what is the same in every language Decap CMS leaves a gap in the other forms; on a telephone it goes (desk.css). */
const withoutGap = (Base: Control): Control =>
  class extends Base {
    override render() {
      const { field, parentIds, locale = SOURCE_LANGUAGE } = this.props
      const isSame = locale !== SOURCE_LANGUAGE && parentIds.length === 0 && field.get('i18n') !== 'translate'
      return onPhone() && isSame ? window.h('span', { className: 'desk-same' }) : super.render()
    }
  }

/** Puts widgets of this desk in the place of those of Decap CMS, which they are made of. */
export const changeWidgets = ({ getWidget, registerWidget }: Window['CMS'], mistakesOf: MistakesOf) => {
  const change = (name: string, changed: (control: Control) => Control) => {
    const { control, ...widget } = getWidget(name)
    registerWidget({ ...widget, name, controlComponent: withoutGap(changed(control)) })
  }
  change('image', (control) => checked(drawnAgain(control), mistakesOf))
  for (const name of ['boolean', 'datetime', 'markdown', 'number', 'select', 'string', 'text'])
    change(name, (control) => checked(control, mistakesOf))
  for (const name of ['list', 'object']) change(name, (control) => control)
}
