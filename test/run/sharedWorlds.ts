import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A database and a folder on which a process of tests had a Prumo, and a file that used it. */
type WorldUse = { databaseUrl: string; folder: string; file: string }
export type SharedWorld = Omit<WorldUse, 'file'> & { files: string[] }

const usesIn = (runFolder: string) => join(runFolder, 'worlds.jsonl')

export const noteWorld = (runFolder: string, use: WorldUse): void =>
  appendFileSync(usesIn(runFolder), `${JSON.stringify(use)}\n`)

/** The worlds that were used since this was called last, each with the files that used it. */
export function takeWorlds(runFolder: string): SharedWorld[] {
  if (!existsSync(usesIn(runFolder))) return []
  const lines = readFileSync(usesIn(runFolder), 'utf8').trim().split('\n')
  rmSync(usesIn(runFolder))
  const worlds = new Map<string, SharedWorld>()
  for (const { file, ...place } of lines.map((line) => JSON.parse(line) as WorldUse)) {
    const world = worlds.get(place.databaseUrl) ?? { ...place, files: [] }
    if (!world.files.includes(file)) world.files.push(file)
    worlds.set(place.databaseUrl, world)
  }
  return [...worlds.values()]
}
