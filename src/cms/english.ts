import { en } from 'decap-cms-locales'
import { deskWording } from '../config/deskWording'

const { editor, mediaLibrary, ui } = en
const { noPictures, bothLanguages, missing } = deskWording.en

/** Words of Decap CMS in English, with others for those that an editor of this desk cannot know or that say another thing. */
export const english = {
  ...en,
  editor: {
    ...editor,
    editorInterface: { ...editor.editorInterface, toggleI18n: bothLanguages },
    editorControlPane: {
      ...editor.editorControlPane,
      i18n: { ...editor.editorControlPane.i18n, copyFromLocale: 'Copy from another language' },
    },
    editorWidgets: {
      ...editor.editorWidgets,
      datetime: { ...editor.editorWidgets.datetime, now: 'Today' },
    },
  },
  ui: { ...ui, toast: { ...ui.toast, missingRequiredField: missing } },
  mediaLibrary: {
    ...mediaLibrary,
    mediaLibraryModal: { ...mediaLibrary.mediaLibraryModal, noAssetsFound: noPictures, noImagesFound: noPictures },
  },
}
