import type { ListControl } from 'decap-cms-core'
import { fromJS } from 'immutable'
import type { ChangeEvent } from 'react'
import { SOURCE_LANGUAGE } from '../i18n/languages'
import { deskWords } from './deskWords'

/** A list of pictures to which several can be added at once; Decap CMS itself adds one after another. */
export const withSeveralPictures = (Base: ListControl): ListControl =>
  class extends Base {
    private readonly picture = this.props.field.get('fields')?.find((inner) => inner.get('widget') === 'image')

    private readonly addPictures = async ({ target }: ChangeEvent<HTMLInputElement>) => {
      const files = [...(target.files ?? [])]
      target.value = ''
      for (const file of files) await this.props.onPersistMedia(file, { field: this.picture })
      this.setState(({ itemsCollapsed, keys }) => ({
        itemsCollapsed: [...itemsCollapsed, ...files.map(() => false)],
        keys: [...keys, ...files.map(() => crypto.randomUUID())],
      }))
      const added = files.map(({ name }) => ({ [String(this.picture?.get('name'))]: name }))
      this.props.onChange(fromJS([...(this.props.value?.toJS() ?? []), ...added]))
    }

    override render() {
      if (!this.picture || this.props.locale !== SOURCE_LANGUAGE) return super.render()
      return (
        <>
          {super.render()}
          <label className="desk-add-pictures">
            {deskWords.addPictures}
            <input
              type="file"
              accept="image/*,.heic,.heif"
              multiple
              onChange={(event) => void this.addPictures(event)}
            />
          </label>
        </>
      )
    }
  }
