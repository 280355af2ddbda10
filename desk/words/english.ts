import { said } from './deskWords'

/** Words of Decap CMS in English that an editor of this desk cannot know, or that say another thing; all others stay. */
export const english = {
  editor: {
    editorInterface: { toggleI18n: said.bothLanguages },
    editorControlPane: { i18n: { copyFromLocale: said.copyFrom } },
    editorWidgets: { datetime: { now: said.today } },
  },
  mediaLibrary: { mediaLibraryModal: { noAssetsFound: said.noPictures, noImagesFound: said.noPictures } },
  ui: { toast: { onFailToPersist: 'Not saved', missingRequiredField: 'Not saved yet' } },
}
