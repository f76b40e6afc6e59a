import type { Plugin } from 'vite'
import { chunkOf, neededBy } from './clientChunks'

/**
 * What somebody who is signed in sees at these addresses is fetched at once, and not when the first part has run.
 * `entry` is that of the document which is served there.
 */
const starts = [
  {
    addresses: '^/checkout(/.*)?$',
    entry: '/web/checkout.tsx',
    modules: [
      '/web/app/CheckoutFrame.tsx',
      '/web/subscription/CheckoutScreen.tsx',
      '/web/platform/texts/workTexts.ts',
      '/web/platform/texts/furtherTexts.ts',
      '/web/platform/texts/rareTexts.ts',
    ],
  },
  {
    addresses: '^/projects/[^/]+(/board(/[^/]+)?)?/?$',
    entry: '/web/main.tsx',
    modules: [
      '/web/app/Shell.tsx',
      '/web/projects/ProjectScreen.tsx',
      '/web/tasks/BoardScreen.tsx',
      '/web/platform/texts/workTexts.ts',
    ],
  },
  {
    addresses:
      '^/(dashboard|my-tasks|tasks-of-projects|my-projects|projects|documents|files|notifications|organization|action-log)?(/.*)?$',
    entry: '/web/main.tsx',
    modules: ['/web/app/Shell.tsx', '/web/platform/texts/workTexts.ts', '/web/platform/texts/furtherTexts.ts'],
  },
]

/** Writes for the server which parts of the client belong to which addresses, beyond those that its page names. */
export const writePreloads = (): Plugin => ({
  name: 'prumo-preloads',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const preloads = starts.map(({ addresses, entry, modules }) => {
      const inPage = new Set(neededBy([chunkOf(entry, chunks)], chunks))
      const needed = neededBy(
        modules.map((module) => chunkOf(module, chunks)),
        chunks,
      )
      return { addresses, files: needed.filter((chunk) => !inPage.has(chunk)).map(({ fileName }) => fileName) }
    })
    this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(preloads) })
  },
})
