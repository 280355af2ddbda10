/** `npm run new:event`: a new event. Asks, or takes `--title`, `--date`, `--picture` and `--picture-alt`. */
import { EVENT_QUESTIONS, newEvent, runNewStory } from './new-story'

runNewStory(EVENT_QUESTIONS, newEvent)
