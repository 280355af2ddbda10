/** `npm run new:event`: a new event. Asks, or takes `--title`, `--date`, `--picture` and `--picture-alt`. */
import { newEvent } from '../src/cli/newStory'
import { runNewStory } from '../src/cli/newStoryCommand'
import { EVENT_QUESTIONS } from '../src/cli/questions'

runNewStory(EVENT_QUESTIONS, newEvent)
