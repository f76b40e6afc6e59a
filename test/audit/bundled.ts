import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const entry = 'virtual:verify'
const root = fileURLToPath(new URL('../../prumo-verify/', import.meta.url))

/** A module with all that it imports, as a browser loads it. */
export async function bundled(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: { write: false, minify: false, rollupOptions: { input: entry, output: { format: 'es' } } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
  })
  const [bundle] = [built].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('nothing was built')
  return chunk.code
}
