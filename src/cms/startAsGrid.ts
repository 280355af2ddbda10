/** Lists begin with their pictures; who prefers lines chooses so, and Decap CMS remembers it. Read as its script starts. */
const KEY = 'decap-cms.entries.viewStyle'
if (!localStorage.getItem(KEY)) localStorage.setItem(KEY, 'VIEW_STYLE_GRID')

export {}
