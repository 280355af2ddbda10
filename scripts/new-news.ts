/** `npm run new:news`: a new article. Asks, or takes `--title`, `--topics`, `--date`, `--picture` and `--picture-alt`. */
import { newArticle } from '../src/cli/newStory'
import { runNewStory } from '../src/cli/newStoryCommand'
import { NEWS_QUESTIONS } from '../src/cli/questions'

runNewStory(NEWS_QUESTIONS, newArticle)
