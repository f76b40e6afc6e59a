import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** The chunk that stands for a module: the one that is named after it, else the one that holds it. */
export function chunkOf(module: string, chunks: readonly Chunk[]): Chunk {
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!chunk) throw new Error(`no part of the client: ${module}`)
  return chunk
}

/** These chunks, and all that they import before they run. */
export function neededBy(starts: readonly Chunk[], chunks: readonly Chunk[]): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set<string>()
  const follow = (fileName: string) => {
    if (reached.has(fileName)) return
    reached.add(fileName)
    byName.get(fileName)?.imports.forEach(follow)
  }
  for (const { fileName } of starts) follow(fileName)
  return [...reached].flatMap((fileName) => byName.get(fileName) ?? [])
}
