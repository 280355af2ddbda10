/** The widgets of Decap CMS that forms of this site use (`widget` in fieldConfig.ts); none else is bundled. */
import boolean from 'decap-cms-widget-boolean'
import datetime from 'decap-cms-widget-datetime'
import image from 'decap-cms-widget-image'
import decapList from 'decap-cms-widget-list'
import markdown from 'decap-cms-widget-markdown'
import number from 'decap-cms-widget-number'
import decapObject from 'decap-cms-widget-object'
import select from 'decap-cms-widget-select'
import decapString from 'decap-cms-widget-string'
import text from 'decap-cms-widget-text'

export const string = decapString.Widget()

/** Those that hold a value */
export const widgets = [
  string,
  ...[boolean, datetime, image, markdown, number, select, text].map(({ Widget }) => Widget()),
]

export const list = decapList.Widget()

/** What `list` draws its entries with */
export const object = decapObject.Widget()
