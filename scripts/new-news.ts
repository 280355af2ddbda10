/** `npm run new:news`: a new article. Asks, or takes `--title`, `--topics`, `--date`, `--picture` and `--picture-alt`. */
import { runNewStory } from './new-story'

runNewStory()
