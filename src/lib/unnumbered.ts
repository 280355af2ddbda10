import { present } from './present'

/** A folder's name without the number in front, by the path of its text: `guides/02-planting-mangroves/index.md` → `planting-mangroves`. */
export const unnumbered = (path: string) =>
  present(/\/(?:\d+-)?([^/]+)\/index\.md$/.exec(path)?.[1], `folder of ${path}`)
