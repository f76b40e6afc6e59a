import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aSecret } from '../world/aSecret'
import { aTask, founderAt } from './founder'
import { httpRequest } from './httpRequest'
import { atMost, type Measurement } from './measurement'
import { openLoop } from './openLoop'
import { startPrumoHere } from './prumoHere'
import { seedLog } from './seedLog'
import { quantile } from './statistics'

const [taskCount, seeded, more] = [100, 40_000, 160_000]
const [questionsPerSecond, secondsOfRound, rounds] = [5, 10, 3]
const script = fileURLToPath(new URL('backUpOnce.ts', import.meta.url))

/** A board's p95 while the installation is backed up again and again, and the memory that a backup takes. */
export const backup: Measurement = async ({ database, say }) => {
  const url = await database()
  const first = await startPrumoHere(url)
  const founder = await founderAt(first.url)
  const { projectId, stepIds } = await founder.project()
  for (let number = 0; number < taskCount; number++) await founder.act('AddTask', aTask(projectId, stepIds[number % 3]))
  await first.stop()
  say(`a log of ${seeded}`)
  await seedLog(url, seeded)
  const prumo = await startPrumoHere(url)
  const headers = { Cookie: founder.cookie, 'Accept-Encoding': 'gzip' }
  const ask = () =>
    patiently(() => httpRequest('GET', `${prumo.url}/rest/queries/board?projectId=${projectId}`, headers))
  const times = () => openLoop(questionsPerSecond, secondsOfRound, ask)
  const [quiet, busy]: [number[], number[]] = [[], []]
  let backups: number[] = []
  try {
    while (!(await fetch(`${prumo.url}/health/ready`)).ok) await new Promise((resolve) => setTimeout(resolve, 100))
    await times()
    for (let round = 1; round <= rounds; round++) {
      say(`round ${round} of ${rounds}`)
      quiet.push(...(await times()))
      const backingUp = backUpOver(url)
      busy.push(...(await times()))
      backups = [...backups, ...(await backingUp.stop())]
    }
  } finally {
    await prumo.stop()
  }
  const few = Math.max(...backups)
  say(`a log of ${seeded + more}`)
  await seedLog(url, more)
  const many = await backedUp(url)
  const [still, under] = [quantile(quiet, 0.95), quantile(busy, 0.95)]
  return [
    atMost(2, {
      name: 'Board, p95 while it is backed up, against quiet',
      value: under / still,
      unit: '×',
      note: `${under.toFixed(1)} ms, quiet ${still.toFixed(1)} ms, ${backups.length} backups of ${seeded} events`,
    }),
    atMost(1.25, {
      name: `Memory of a backup, with ${seeded + more} events against ${seeded}`,
      value: many / few,
      unit: '×',
      note: `${Math.round(many)} MB, ${Math.round(few)} MB at the most`,
    }),
  ]
}

/** Who is told to come back does so: that it took longer is what is measured. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return ask()
  }
}

/** Backs up one time after the other; answers the memory of each when it is stopped, in MB. */
function backUpOver(url: string) {
  const taken: number[] = []
  let isOver = false
  const running = (async () => {
    while (!isOver) taken.push(await backedUp(url))
  })()
  return {
    stop: async () => {
      isOver = true
      await running
      return taken
    },
  }
}

async function backedUp(url: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'prumo-backup-'))
  const env = { ...process.env, DATABASE_URL: url, PRUMO_SECRET: aSecret, PRUMO_DATA: folder }
  const child = spawn(process.execPath, ['run.mjs', script, join(folder, randomUUID())], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, BACKUP_PASSPHRASE: 'quatro palavras bem longas' },
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const [code] = await once(child, 'exit')
  await rm(folder, { recursive: true, force: true })
  if (code !== 0) throw new Error(`a backup ended with ${code}`)
  return Number(line) / 1024
}
