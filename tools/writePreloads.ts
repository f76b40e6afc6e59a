import type { Plugin } from 'vite'
import { chunkOf, neededBy } from './clientChunks'

/** What somebody who is signed in sees at these addresses is fetched at once, and not when the first part has run. */
const starts = [
  {
    addresses: '^/projects/[^/]+(/board(/[^/]+)?)?/?$',
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
    modules: ['/web/app/Shell.tsx', '/web/platform/texts/workTexts.ts', '/web/platform/texts/furtherTexts.ts'],
  },
]

/** Writes for the server which parts of the client belong to which addresses, beyond those that its page names. */
export const writePreloads = (): Plugin => ({
  name: 'prumo-preloads',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const entries = chunks.filter(({ isEntry }) => isEntry)
    const inPage = new Set(neededBy(entries, chunks))
    const preloads = starts.map(({ addresses, modules }) => {
      const needed = neededBy(
        modules.map((module) => chunkOf(module, chunks)),
        chunks,
      )
      return { addresses, files: needed.filter((chunk) => !inPage.has(chunk)).map(({ fileName }) => fileName) }
    })
    this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(preloads) })
  },
})
