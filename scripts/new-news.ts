/** `npm run new:news`: a new article. Asks, or takes `--title`, `--topics`, `--date`, `--picture` and `--picture-alt`. */
import { NEWS_QUESTIONS, newArticle, runNewStory } from './new-story'

runNewStory(NEWS_QUESTIONS, newArticle)
