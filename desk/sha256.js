// Takes the place of node:crypto (build.ts), for the digest of a translation's English text (src/schema/translation.ts)
import { sha256 } from 'js-sha256'

export const createHash = () => {
  const hash = sha256.create()
  return { update: (text) => (hash.update(text), { digest: () => hash.hex() }) }
}
