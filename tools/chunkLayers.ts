import { build, type Rolldown, type UserConfig } from 'vite'
import { chunkOf, neededBy } from './clientChunks'

/**
 * Screens on the way from the first visit to the work. What one layer has is no part of the next. What a screen shows
 * when it is asked for is a layer of its own: it comes when the screen is drawn, as `soon` says.
 */
const layers = {
  first: ['/web/main.tsx', '/web/identity/SignInScreen.tsx'],
  shell: ['/web/app/Shell.tsx'],
  project: ['/web/projects/ProjectScreen.tsx', '/web/tasks/BoardScreen.tsx'],
  shellLater: ['/web/app/CommandPalette.tsx', '/web/app/NavigationDrawer.tsx', '/web/platform/layout/Notices.tsx'],
  projectLater: [
    '/web/tasks/QuickAdd.tsx',
    '/web/tasks/TaskMenu.tsx',
    '/web/tasks/TaskDrawer.tsx',
    '/web/tasks/DueDays.tsx',
    '/web/tasks/earlyTasks.ts',
    '/web/past/PastForm.tsx',
  ],
  task: ['/web/tasks/TaskDetails.tsx', '/web/discussion/Discussion.tsx'],
}

const names = Object.keys(layers) as (keyof typeof layers)[]

type Group = { name: string; test: (id: string) => boolean; priority: number }

/**
 * Groups of modules that are packed together: one for each layer. Only a build knows what is left of the modules that
 * re-export others, so the client is built once without groups, and thrown away.
 */
export async function chunkLayers(config: UserConfig): Promise<Group[]> {
  const chunks = await chunksOf(config)
  const needsOf = (layer: keyof typeof layers) => {
    const needed = neededBy(
      layers[layer].map((module) => chunkOf(module, chunks)),
      chunks,
    )
    return new Set(needed.flatMap(({ moduleIds }) => moduleIds))
  }
  const layerOf = new Map<string, string>()
  const place = (ids: Iterable<string>, layer: string) => {
    for (const id of ids) if (!layerOf.has(id)) layerOf.set(id, layer)
  }
  const laterInShell = needsOf('shellLater')
  for (const layer of names) {
    // What the shell shows later is shown on screens without a project, too, and waits for no part of one.
    if (layer === 'project')
      place(
        [...needsOf(layer)].filter((id) => laterInShell.has(id)),
        'shell',
      )
    place(needsOf(layer), layer)
  }
  return names.map((name, index, { length }) => ({
    name,
    test: (id) => layerOf.get(id) === name,
    priority: (length - index) * 10,
  }))
}

async function chunksOf(config: UserConfig): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('the client was not built')
  return output.output.filter((file) => file.type === 'chunk')
}
