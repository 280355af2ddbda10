/** The site's own style sheets, for the previews; those of the sections come with their components. */
import '../../src/styles/tokens.css'
import '../../src/styles/fonts.css'
import '../../src/styles/base.css'
