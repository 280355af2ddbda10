import { TRANSLATION_LANGUAGES } from '../src/i18n/languages'
import { ASK_EACH_TIME, HEADERS, KEEP, KEPT_FILE, KEPT_FOLDERS, MEDIA_TYPES } from '../src/config/hosting'

/** By name: the lines of hosting/nginx.conf that are written for it */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  caching: [
    `default "${ASK_EACH_TIME}";`,
    ...KEPT_FOLDERS.map((folder) => `~^${folder} "${KEEP}";`),
    `"~${KEPT_FILE}" "${KEEP}";`,
  ],
  languages: TRANSLATION_LANGUAGES.map((language) => `~^/${language}(/|$) /${language}/404.html;`),
  types: Object.entries(MEDIA_TYPES).map(([type, endings]) => `${type} ${endings};`),
  headers: Object.entries(HEADERS).map(([name, value]) => `add_header ${name} "${value}" always;`),
}

/**
 * hosting/nginx.conf with what src/config/hosting.ts says now, between a line `# written: NAME` and the next `# end`. The rest
 * is written by hand; tested by __tests__/hosting/nginx.integration.test.ts.
 */
export const nginxConf = (conf: string) =>
  conf.replace(/^( *)# written: (\w+)\n[^]*?(?=^ *# end$)/gm, (_all, indent: string, name: string) =>
    [`# written: ${name}`, ...PARTS[name]!].map((line) => `${indent}${line}\n`).join(''),
  )
