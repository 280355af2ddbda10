/** Hosts that Decap CMS asks where a backend names none of its own: for files, and whether the service is well. */
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  github: ['https://api.github.com', 'https://www.githubstatus.com'],
  gitlab: ['https://gitlab.com'],
}

const ADDRESSES = ['proxy_url', 'api_root', 'base_url'] as const

/**
 * The Content Security Policy of the desk, which can write the whole site: no script but its own, and its words go to
 * the backend only. Decap CMS writes style sheets into the page and shows pictures from memory; the decoder of telephones'
 * pictures is WebAssembly.
 * @param backend the setting `backend` of Decap CMS
 */
export const deskPolicy = (backend: Readonly<Record<string, unknown>>): string => {
  const named = ADDRESSES.flatMap((name) => (typeof backend[name] === 'string' ? new URL(backend[name]).origin : []))
  const hosts = [...new Set([...(HOSTS[String(backend.name)] ?? []), ...named])]
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    ["connect-src 'self' blob:", ...hosts].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';')
}
