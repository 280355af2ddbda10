/** `npm run new:news`: a new article. Asks, or takes `--title`, `--topics`, `--date`, `--picture` and `--picture-alt`. */
import { newArticle } from '../src/desk/newStory'
import { runNewStory } from '../src/desk/newStoryCommand'
import { NEWS_QUESTIONS } from '../src/desk/questions'

runNewStory(NEWS_QUESTIONS, newArticle)
