import { createRequire } from 'node:module'
import { resolve } from 'node:path'

interface Esbuild {
  build(options: object): Promise<{ outputFiles: { text: string }[] }>
}

/** A script made of parts of Decap CMS, which neither Node nor a browser could load as they are. */
export const bundled = async (contents: string): Promise<string> => {
  const { build } = createRequire(resolve('cms/package.json'))('esbuild') as Esbuild
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: resolve('cms') },
    bundle: true,
    write: false,
    mainFields: ['browser', 'module', 'main'],
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return outputFiles[0]!.text
}
