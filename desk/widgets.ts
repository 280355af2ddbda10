import { isEmpty } from './contentFile'
import type { Control, DecapMap } from './decap'
import { deskLanguage, said } from './words/deskWords'

/** What the desk knows of an entry */
interface Facts {
  /** What is wrong with it, and at which field of the form of the desk's language it is said */
  mistakesOf(entry: DecapMap): { field?: string; sentence: string }[]
  /** Whether it is written in another language than the desk's, and not in that */
  isElsewhere(entry: DecapMap): boolean
}

/** Whether the desk has one form's width, as in desk.css */
export const onPhone = () => matchMedia('(max-width: 49.99em)').matches

/** A widget that says below its field what the build would say. */
const checked = (Base: Control, { mistakesOf }: Facts): Control =>
  class extends Base {
    override isValid = () => {
      const { field, value, entry, parentIds, locale = deskLanguage } = this.props
      // Decap CMS says itself that something is missing
      if (locale !== deskLanguage || parentIds.length > 0 || isEmpty(value)) return true
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

/** Of an entry in another language alone Decap CMS would say that all its words are missing in that of the desk. */
const notAsked = (Base: Control, { isElsewhere }: Facts): Control =>
  class extends Base {
    override getValidateValue = () => {
      const { field, value, entry } = this.props
      return field.get('i18n') === 'translate' && isEmpty(value) && isElsewhere(entry) ? said.entry : value
    }
  }

/** Of what is the same in every language Decap CMS leaves a gap in the other forms; on a telephone it goes (desk.css). */
const withoutGap = (Base: Control): Control =>
  class extends Base {
    override render() {
      const { field, parentIds, locale = deskLanguage } = this.props
      const isSame = locale !== deskLanguage && parentIds.length === 0 && field.get('i18n') !== 'translate'
      return onPhone() && isSame ? window.h('span', { className: 'desk-same' }) : super.render()
    }
  }

/** On a telephone the form is short: what may stay empty has a mark, by which desk.css hides it until it is asked for. */
const folded = (Base: Control): Control =>
  class extends Base {
    override render() {
      const { field, value } = this.props
      const shown = super.render()
      if (!onPhone() || !field.get('folded') || !isEmpty(value)) return shown
      return [window.h('span', { className: 'desk-folded', key: 'folded' }), shown]
    }
  }

/** A button below the form that shows all its fields, on a telephone. */
export const offerAllFields = () => {
  const button = document.createElement('button')
  button.className = 'desk-all'
  button.textContent = said.allFields
  button.addEventListener('click', () => document.body.classList.add('desk-unfolded'))
  window.addEventListener('hashchange', () => document.body.classList.remove('desk-unfolded'))
  document.body.append(button)
}

/** Puts widgets of this desk in the place of those of Decap CMS, which they are made of. */
export const changeWidgets = ({ getWidget, registerWidget }: Window['CMS'], facts: Facts) => {
  const change = (name: string, changed: (control: Control) => Control) => {
    const { control, ...widget } = getWidget(name)
    registerWidget({ ...widget, name, controlComponent: withoutGap(folded(notAsked(changed(control), facts))) })
  }
  change('image', (control) => checked(drawnAgain(control), facts))
  for (const name of ['boolean', 'datetime', 'markdown', 'number', 'select', 'string', 'text'])
    change(name, (control) => checked(control, facts))
  for (const name of ['list', 'object']) change(name, (control) => control)
}
