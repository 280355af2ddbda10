/** `npm run new:event`: a new event. Asks, or takes `--title`, `--date`, `--picture` and `--picture-alt`. */
import { newEvent } from '../src/desk/newStory'
import { runNewStory } from '../src/desk/newStoryCommand'
import { EVENT_QUESTIONS } from '../src/desk/questions'

runNewStory(EVENT_QUESTIONS, newEvent)
