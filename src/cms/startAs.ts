/** What Decap CMS remembers of an editor's choices, as it is before there were any. Read as its script starts. */
const LISTS = 'decap-cms.entries.viewStyle'
const BESIDE_THE_FORM = 'cms.right-pane'

// lists begin with their pictures
if (!localStorage.getItem(LISTS)) localStorage.setItem(LISTS, 'VIEW_STYLE_GRID')
// on a telephone the preview takes the place of the form (desk.css), so it waits until it is asked for
if (matchMedia('(max-width: 49.99em)').matches) localStorage.setItem(BESIDE_THE_FORM, 'none')

export {}
