/** Prints as JSON what the check says of the content in a folder: Playwright cannot load what drawings are read with. */
import { checkContent } from '../../src/schema/checkContent'

const [, , root = ''] = process.argv
void checkContent(root).then(({ mistakes }) => process.stdout.write(JSON.stringify(mistakes)))
