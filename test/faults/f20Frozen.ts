import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pgdataOf } from '@prumo/platform/postgres/embedded/cluster'
import { postmasterFile } from '@prumo/platform/postgres/embedded/postmasterFile'
import { startEmbeddedPostgres } from '@prumo/platform/postgres/embedded/startEmbeddedPostgres'
import pg from 'pg'
import { founderAt } from '../bench/founder'
import { gatherCrowd } from './crowd'
import type { Fault } from './fault'
import { waitForEver } from './mutants/endlessPatience'
import { openMutant } from './openServices'
import { freeze, processTree } from './processTree'
import { settingsOn, variablesOn } from './settingsOn'
import { type Child, startChild } from './startChild'
import { startMutableLine } from './startMutableLine'
import { type Answered, startStopwatch } from './startStopwatch'
import { watchLateness } from './watchLateness'

/**
 * What may be waited for an answer, and for the first one that says yes once all is well again. The short form, which
 * runs beside other tests, adds what the machine held back.
 */
const [mostMs, recoveredMs] = [5000, 5000]
const longFrom = 8
const readers = 4
/** What the reader does besides is in no journal. */
const ofReader = /nobody sent the command of Project(M|Unm)arkedFavorite/

type Place = {
  postmaster: number
  line: Awaited<ReturnType<typeof startMutableLine>>
  projector: Child
  ownerUrl: string
}

/** Ways to stand still; each answers how to go on. */
const stills: Record<string, (place: Place) => Promise<() => unknown>> = {
  'Postgres frozen': async ({ postmaster }) => freeze(processTree(postmaster)),
  'the line silent': async ({ line }) => {
    line.mute()
    return line.unmute
  },
  'every connection taken': async ({ ownerUrl }) => {
    const holder = new pg.Client(ownerUrl)
    await holder.connect()
    await holder.query('begin')
    await holder.query('lock table log.events in access exclusive mode')
    return () => holder.end()
  },
  'the projector frozen': async ({ projector }) => freeze([projector.pid]),
}

/** Each round is one way to stand still, under load: 10 s each at length, else shorter. */
export const frozen: Fault = {
  id: 'F20',
  name: 'Postgres or the projector stands still, a line is silent, a pool empty',
  rounds: { short: 1, long: longFrom },
  run: async ({ rounds, random, control }) => {
    const folder = await mkdtemp(join(tmpdir(), 'prumo-frozen-'))
    const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') })
    const line = await startMutableLine('127.0.0.1', postgres.port)
    const url = new URL(postgres.url)
    url.port = String(line.port)
    const patient = control ? waitForEver() : () => {}
    const prumo = await openMutant(settingsOn(url.href, folder), { projects: false })
    const projector = await startChild('projections/main.ts', variablesOn(url.href, folder))
    const stopwatch = await startStopwatch(prumo.url)
    const file = await postmasterFile(pgdataOf(join(folder, 'postgres')))
    if (!file || file === 'garbled') throw new Error('Postgres does not say which process it is')
    const place: Place = { postmaster: file.pid, line, projector, ownerUrl: postgres.url }
    const violations: string[] = []
    const recoveryMs: number[] = []
    const lateness = watchLateness()
    const heldBackMs = () => (control || rounds >= longFrom ? 0 : lateness.lateMs())
    try {
      const reader = await founderAt(stopwatch.url)
      const { projectId } = await reader.project()
      const crowd = await gatherCrowd(stopwatch.url, postgres.url, random)
      const names = Object.keys(stills)
      let over = false
      const isOver = () => over
      const working = crowd.work(isOver)
      const readOn = async () => {
        while (!over) {
          await reader.inquire('board', { projectId }).catch(() => {})
          await pause(20)
        }
      }
      const reading = Promise.all(Array.from({ length: readers }, readOn))
      // A frozen Postgres is what the defect shows in.
      const first = control ? 0 : Math.floor(random() * names.length)
      for (let round = 0; round < rounds; round++) {
        const name = names[(first + round) % names.length] ?? ''
        await pause(500)
        const goOn = await stills[name]?.(place)
        await pause(rounds >= longFrom ? 10_000 : 6000)
        await goOn?.()
        const since = performance.now()
        await Promise.all([
          answersAgain(() => reader.attempt('MarkFavorite', { projectId, favorite: round % 2 === 0 })),
          answersAgain(() => reader.inquire('board', { projectId })),
        ])
        const took = performance.now() - since
        recoveryMs.push(took)
        if (took > recoveredMs + heldBackMs()) violations.push(`${name}: back only after ${Math.round(took)} ms`)
      }
      over = true
      await Promise.all([working, reading])
      violations.push(...stopwatch.answered().flatMap(unseemlyAfter(mostMs + heldBackMs())))
      violations.push(...(await crowd.violations()).filter((violation) => !ofReader.test(violation)))
      return { rounds, violations, recoveryMs }
    } finally {
      await lateness.stop()
      stopwatch.stop()
      await prumo.stop()
      await projector.stop()
      patient()
      line.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

/** Not the answer, nor in time that there is none. */
const unseemlyAfter =
  (longestMs: number) =>
  ({ path, status, ms }: Answered): string[] =>
    ms > longestMs || ![200, 429, 503].includes(status)
      ? [`${path.split('?')[0]} ${status} after ${Math.round(ms)} ms`]
      : []

async function answersAgain(ask: () => Promise<{ status: number }>): Promise<void> {
  while ((await ask().catch(() => ({ status: 0 }))).status !== 200) await pause(50)
}
