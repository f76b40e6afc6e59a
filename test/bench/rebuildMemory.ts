import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { aTask, founderAt } from './founder'
import { atMost, type Measurement } from './measurement'
import { startPrumoHere } from './prumoHere'
import { seedLog } from './seedLog'

const [fewEvents, manyEvents] = [150_000, 600_000]

/** The peak memory of a process that builds a read model with a row per event, from logs of different lengths. */
export const rebuildMemory: Measurement = async ({ database, say }) => {
  const most: number[] = []
  for (const events of [fewEvents, manyEvents]) {
    say(`${events} events`)
    most.push(await megabytesFor(await logOf(await database(), events)))
  }
  const [few = 0, many = 0] = most
  return [
    atMost(1.25, {
      name: 'Memory of a rebuild, with 600,000 events against 150,000',
      value: many / few,
      unit: '×',
      note: `${Math.round(many)} MB, ${Math.round(few)} MB at the most, a row for each event`,
    }),
  ]
}

async function logOf(url: string, events: number): Promise<string> {
  const prumo = await startPrumoHere(url)
  const founder = await founderAt(prumo.url)
  const { projectId, stepIds } = await founder.project()
  await founder.act('AddTask', aTask(projectId, stepIds[0]))
  await prumo.stop()
  await seedLog(url, events)
  return url
}

async function megabytesFor(url: string): Promise<number> {
  const script = fileURLToPath(new URL('rebuildTasks.ts', import.meta.url))
  const child = spawn(process.execPath, ['run.mjs', script, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  await once(child, 'exit')
  return Number(line) / 1024
}
