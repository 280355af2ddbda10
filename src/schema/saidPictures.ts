import { pointers, type CheckedFile } from './checkedFile'
import { altField, captionField, childrenField, consentField, focusField } from './fields'
import { lineOfNode } from './markdown'
import { inTextName, picturesOfText, SEEN } from './textPictures'

/** What is said of a picture, by the names that an entry of a list has for it, and from the name of another field its own. */
const SAID = {
  alt: altField,
  caption: captionField,
  focus: focusField,
  showsChildren: childrenField,
  consent: consentField,
} as const
type What = keyof typeof SAID

/** A picture that a file names, with what is said of it there. */
export interface SaidPicture {
  /** Of its file */
  name: string
  /** Whether it stands between the paragraphs of the text */
  isInText: boolean
  /** Whether such a picture has this field at all */
  has: (what: What) => boolean
  said: (what: What) => unknown
  /** The name that it has where it stands: `pictureAlt`, in an entry `alt` */
  fieldOf: (what: What) => string
  /** How a sentence names it: `"pictureAlt"`, `"sliderPictures", entry 2, "alt"` */
  nameOf: (what: What) => string
  /** The same where a sentence begins with it: behind what an entry of a list has comes a comma */
  subjectOf: (what: What) => string
  lineOf: (what: What) => number | undefined
}

const inFields = (checked: CheckedFile): SaidPicture[] =>
  pointers(checked, 'file').map(({ field, value, entry }) => {
    const fieldOf = (what: What) => (entry ? what : SAID[what](field))
    const nameOf = (what: What) => `${entry ? `"${field}", entry ${entry.place + 1}, ` : ''}"${fieldOf(what)}"`
    const values = entry?.values ?? checked.frontMatter
    return {
      name: value,
      isInText: false,
      has: (what) => entry !== undefined || fieldOf(what) in checked.type.schema.shape,
      said: (what) => values[fieldOf(what)],
      fieldOf,
      nameOf,
      subjectOf: (what) => `${nameOf(what)}${entry ? ',' : ''}`,
      lineOf: (what) => checked.lineOf(entry ? field : fieldOf(what)),
    }
  })

const inText = (checked: CheckedFile): SaidPicture[] =>
  picturesOfText(checked.body).map((node) => {
    const said = { alt: node.alt, caption: node.title ?? undefined }
    const fieldOf = (what: What) => (what === 'alt' ? SEEN : what)
    const nameOf = (what: What) => `${inTextName(node.url)}: "${fieldOf(what)}"`
    return {
      name: node.url,
      isInText: true,
      has: (what) => what in said,
      said: (what) => said[what as keyof typeof said],
      fieldOf,
      nameOf,
      subjectOf: nameOf,
      lineOf: () => lineOfNode(checked, node),
    }
  })

/** All pictures that a file names, those of its fields first. */
export const saidPictures = (checked: CheckedFile): SaidPicture[] => [...inFields(checked), ...inText(checked)]
