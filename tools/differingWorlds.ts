import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type { SharedWorld } from '../test/run/sharedWorlds'

type ComparedWorld = SharedWorld & { differences: unknown[] }

const program = ['--disable-proto=delete', 'run.mjs', 'test/run/compareWorld.ts']

/** The worlds whose read models are not as a rebuild makes them, or cannot be compared. Their folders are removed. */
export async function differingWorlds(worlds: readonly SharedWorld[]): Promise<ComparedWorld[]> {
  const compared: ComparedWorld[] = []
  for (const world of worlds) {
    const differences = await differencesIn(world)
    await rm(world.folder, { recursive: true, force: true })
    if (differences.length > 0) compared.push({ ...world, differences })
  }
  return compared
}

async function differencesIn({ databaseUrl, folder }: SharedWorld): Promise<unknown[]> {
  const child = spawn(process.execPath, [...program, databaseUrl, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const printed = await text(child.stdout)
  try {
    return JSON.parse(printed.trim().split('\n').at(-1) ?? '')
  } catch {
    return [`not compared: ${printed}`]
  }
}
