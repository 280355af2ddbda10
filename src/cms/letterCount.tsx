import type { Control } from 'decap-cms-core'
import { deskWords } from './deskWords'

/** A text that says below itself how many characters it has, where it may be too short as well as too long. */
export const withLetterCount = (Base: Control): Control =>
  class extends Base {
    override render() {
      const { field, value } = this.props
      const range = field.get('letters')
      if (typeof range !== 'string') return super.render()
      const count = typeof value === 'string' ? value.trim().length : 0
      return (
        <>
          {super.render()}
          <p className="desk-count">{deskWords.letters(count, range)}</p>
        </>
      )
    }
  }
