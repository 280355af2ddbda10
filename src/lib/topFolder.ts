/** The first part of a path below `content/`: `news/01-reef/index.md` → `news`. */
export const topFolder = (path: string) => path.replace(/\/.*/s, '')
