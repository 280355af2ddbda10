/** Letters that every system and every web server writes alike. */
const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/

/** Whether a file or folder is called as it should be: a space mostly comes with a copy. */
export const isPlainName = (name: string) => PLAIN_NAME.test(name)
