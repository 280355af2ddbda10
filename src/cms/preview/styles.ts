/** The site's own style sheets, for the previews; those of the sections come with their components. */
import '../../styles/tokens.css'
import '../../styles/fonts.css'
import '../../styles/base.css'
