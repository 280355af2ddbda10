import { isEmpty } from './contentFile'
import type { Control, DecapMap } from './decap'
import { deskLanguage, said } from './words/deskWords'

/** What the desk knows of an entry */
interface Facts {
  /** What is wrong with it, and at which field of the form of the desk's language it is said */
  mistakesOf(entry: DecapMap): { field?: string; sentence: string }[]
  /** The language other than that of the desk in which alone it is written */
  elsewhere(entry: DecapMap): string | undefined
}

const changed = (Base: Control, { mistakesOf, elsewhere }: Facts): Control =>
  class extends Base {
    /** Says below the field what the build would say. */
    override isValid = () => {
      const { field, value, entry, parentIds, locale = deskLanguage } = this.props
      // Decap CMS says itself that something is missing
      if (locale !== deskLanguage || parentIds.length > 0 || isEmpty(value)) return true
      const found = mistakesOf(entry).filter((mistake) => mistake.field === field.get('name'))
      const message = found.map(({ sentence }) => sentence).join(' ')
      return message ? { error: { type: 'CUSTOM', message } } : true
    }

    /** Of an entry in another language alone Decap CMS would say that all its words are missing in that of the desk. */
    override getValidateValue = () => {
      const { field, value, entry } = this.props
      return field.get('i18n') === 'translate' && isEmpty(value) ? (elsewhere(entry) ?? value) : value
    }

    /** Marks what a telephone leaves out (desk.css): what is the same in every language, and what may stay empty and does. */
    override render() {
      const { field, value, parentIds, locale = deskLanguage } = this.props
      const isSame = locale !== deskLanguage && parentIds.length === 0 && field.get('i18n') !== 'translate'
      // Decap CMS gives a new list, and a switch that is off
      const isFolded =
        field.get('folded') && (isEmpty(value) || value === false || (value as { size?: number }).size === 0)
      const mark = (isSame && 'desk-same') || (isFolded && 'desk-folded')
      const [least, most] = [field.get('least'), field.get('most')].map(Number)
      const count = least && least > 1 && `${String(value ?? '').trim().length} / ${least}–${most}`
      return [
        window.h('span', { className: mark || undefined, key: 'mark' }),
        super.render(),
        window.h('small', { key: 'count', children: count || undefined }),
      ]
    }
  }

/** Decap CMS draws a picture's field before the picture has come, and not again when it has. */
const drawnAgain = (Base: Control): Control =>
  class extends Base {
    override shouldComponentUpdate = () => true
  }

/** A button below the form that shows all its fields, on a telephone. */
export const offerAllFields = () => {
  const button = Object.assign(document.createElement('button'), { className: 'desk-all', textContent: said.allFields })
  button.addEventListener('click', () => document.body.classList.add('desk-unfolded'))
  window.addEventListener('hashchange', () => document.body.classList.remove('desk-unfolded'))
  document.body.append(button)
}

const WIDGETS = ['boolean', 'datetime', 'image', 'list', 'markdown', 'number', 'object', 'select', 'string', 'text']

/** Puts widgets of this desk in the place of those of Decap CMS, which they are made of. */
export const changeWidgets = ({ getWidget, registerWidget }: Window['CMS'], facts: Facts) => {
  for (const name of WIDGETS) {
    const { control, ...widget } = getWidget(name)
    const controlComponent = changed(name === 'image' ? drawnAgain(control) : control, facts)
    registerWidget({ ...widget, name, controlComponent })
  }
}
