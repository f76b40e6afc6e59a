import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@prumo/platform/postgres/embedded/startEmbeddedPostgres'
import { run } from '../bench/server'
import { quantile } from '../bench/statistics'
import { type PrumoChild, startPrumoChild } from '../reliability/prumoChild'
import { gatherCrowd } from './crowd'
import type { Fault, Outcome, Trial } from './fault'
import { differencesAtHead } from './readModels'
import { settings } from './withCluster'

const rounds = { short: 2, long: 10 }
const [medianBackMs, longestBackMs] = [3000, 10_000]
/** Where the log has forgotten what a process remembers, some are never answered. */
const impatientMs = 3000

/** kill -9 of all Postgres processes while Prumo works. The control's Postgres acknowledges what is not yet on disk. */
export const postgresKilled: Fault = {
  id: 'F2',
  name: 'Postgres is killed at any instant',
  rounds,
  run: async (trial) => {
    const folder = await mkdtemp(join(tmpdir(), 'prumo-postgres-killed-'))
    const dataFolder = join(folder, 'postgres')
    let postgres = await startEmbeddedPostgres({ dataFolder })
    const environment = { ...settings, DATABASE_URL: postgres.url, PRUMO_DATA: folder, PORT: String(await freePort()) }
    const child = await startPrumoChild(environment)
    try {
      const outcome = await killAgainAndAgain(
        environment,
        trial,
        () => postgres,
        async () => {
          postgres = await startEmbeddedPostgres({ dataFolder, port: postgres.port })
        },
      )
      return await judged(outcome, child, environment, trial)
    } finally {
      await child.kill()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

const forgetful = [
  "alter system set wal_writer_delay = '10s'",
  'select pg_reload_conf()',
  'alter database prumo set synchronous_commit = off',
  // It holds for connections made from now on.
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
]
const careful = ['alter database prumo reset synchronous_commit']

type Attempt = { violations(): Promise<string[]>; recoveryMs: number[] }

async function killAgainAndAgain(
  { DATABASE_URL, PORT }: { DATABASE_URL: string; PORT: string },
  { rounds: times, random, control }: Trial,
  running: () => EmbeddedPostgres,
  start: () => Promise<void>,
): Promise<Attempt> {
  const crowd = await gatherCrowd(`http://localhost:${PORT}`, DATABASE_URL, random, control ? impatientMs : undefined)
  if (control) await run(DATABASE_URL, ...forgetful)
  const recoveryMs: number[] = []
  let isOver = false
  const working = crowd.work(() => isOver)
  for (let round = 0; round < times; round++) {
    await pause(50 + random() * 1450)
    const killedAt = performance.now()
    running().kill()
    await start()
    recoveryMs.push(performance.now() - killedAt)
  }
  isOver = true
  await working
  return { violations: crowd.violations, recoveryMs }
}

async function judged(
  { violations, recoveryMs }: Attempt,
  child: PrumoChild,
  environment: typeof settings & { DATABASE_URL: string },
  { rounds: times, control }: Trial,
): Promise<Outcome> {
  if (control) await run(environment.DATABASE_URL, ...careful)
  const found = await violations()
  if (found.length === 0) found.push(...(await differencesAtHead(environment)))
  await child.kill()
  const [median, most] = [quantile(recoveryMs, 0.5), Math.max(...recoveryMs)]
  if (times >= rounds.long && (median > medianBackMs || most > longestBackMs))
    found.push(`ready after ${Math.round(median)} ms, at most ${Math.round(most)} ms`)
  return { rounds: times, violations: found, recoveryMs }
}
