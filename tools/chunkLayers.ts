import { build, type Rolldown, type UserConfig } from 'vite'
import { chunkOf, neededBy } from './clientChunks'

/** Screens on the way from the first visit to the work. What one layer has is no part of the next. */
const layers = {
  first: ['/web/main.tsx', '/web/identity/SignInScreen.tsx'],
  shell: ['/web/app/Shell.tsx'],
  project: ['/web/projects/ProjectScreen.tsx', '/web/tasks/BoardScreen.tsx'],
  task: ['/web/tasks/TaskDetails.tsx', '/web/discussion/Discussion.tsx'],
}

type Group = { name: string; test: (id: string) => boolean; priority: number }

/**
 * Groups of modules that are packed together: one for each layer. Only a build knows what is left of the modules that
 * re-export others, so the client is built once without groups, and thrown away.
 */
export async function chunkLayers(config: UserConfig): Promise<Group[]> {
  const chunks = await chunksOf(config)
  const layerOf = new Map<string, string>()
  for (const [layer, screens] of Object.entries(layers))
    for (const chunk of neededBy(
      screens.map((module) => chunkOf(module, chunks)),
      chunks,
    ))
      for (const id of chunk.moduleIds) if (!layerOf.has(id)) layerOf.set(id, layer)
  return Object.keys(layers).map((name, index, { length }) => ({
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
