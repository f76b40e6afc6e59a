import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { directFeed } from '@prumo/platform/eventFeed/directFeed'
import { openFoundation } from '@prumo/platform/foundation'
import { projections } from '@prumo/projections/index'
import type { Projection } from '@prumo/projections/projection'
import { startProjector } from '@prumo/projections/projector/projector'
import { compareWithRebuild } from '@prumo/projections/rebuild/compareWithRebuild'
import pg from 'pg'
import { founderAt } from '../bench/founder'
import { seedLog } from '../bench/seedLog'
import type { Fault } from './fault'
import { grownProjections, rebuiltTables } from './grownProjections'
import { rebuildInPlace } from './mutants/rebuildInPlace'
import { openMutant } from './openServices'
import { settingsOn, variablesOn } from './settingsOn'
import { type Child, startChild } from './startChild'
import { trialServer } from './trialServer'

const [readers, boardTasks, quietMs] = [4, 60, 1000]
/** So many events at least until times and rates are judged. */
const enoughToJudge = 50_000
const [slowerAtMost, eventsPerSecond] = [2, 3000]
/** Beside people a rebuild may take so many times what it takes alone, on a machine that is slower than that. */
const slowerBesidePeople = 4
/** Nobody notices less; and on two cores whatever else is at work takes its part. */
const unnoticedMs = 200
/** A busy machine answers so now and then; read models that stay behind are a defect. */
const [notNow, behindAtMostMs, againMs] = [['readModels.behind', 'service.busy'], 120_000, 100]

/** Each round is a thousand events in the log of which read models are built anew, while people read and write. */
export const rebuildUnderTraffic: Fault = {
  id: 'F17',
  name: 'Read models are rebuilt while people read and write',
  rounds: { short: 4, long: 100 },
  run: async ({ rounds, control }) => {
    const server = await trialServer()
    const databaseUrl = await server.database()
    const folder = await server.folder()
    const config = settingsOn(databaseUrl, folder)
    const foundation = await openFoundation(config, 'prumo_command', { moduleTables })
    const { log, logger } = foundation
    const pool = foundation.poolFor('prumo_projection', 6)
    const { codec } = foundation.keyringOn(pool)
    const differences = async (models: readonly Projection[], when: string) => {
      const client = await pool.connect()
      const found = await compareWithRebuild({ log, codec }, models, client).finally(() => client.release())
      return found.map(({ table }) => `${table} differs from its rebuild ${when}`)
    }

    const old = await startProjector({ pool, log, codec, feed: directFeed(log, codec), logger, projections })
    let next: Child | undefined
    const prumo = await openMutant(config, { projects: false })
    const violations: string[] = []
    try {
      const traffic = await gatherTraffic(prumo.url)
      await seedLog(databaseUrl, rounds * 1000)
      const head = await log.head()
      while (old.position() < head) await pause(20)
      const beganAt = performance.now()
      violations.push(...(await differences(projections, 'before')))
      const aloneMs = performance.now() - beganAt
      const quiet = await traffic.during(() => pause(quietMs))

      const busy = await traffic.during(async () => {
        if (control) await rebuildInPlace(databaseUrl, rebuiltTables, 300)
        next = await startChild('test/faults/processes/growingProjections.ts', variablesOn(databaseUrl, folder))
        await pause(quietMs)
      })
      const tookMs = Number(/took over after (\d+) ms/.exec(next?.output() ?? '')?.[1])
      violations.push(...quiet.violations, ...busy.violations)
      await followed(databaseUrl, await log.head())
      violations.push(...(await differences(grownProjections, 'after')))
      if (rounds * 1000 >= enoughToJudge)
        violations.push(...tooSlow(quiet.took, busy.took), ...tooLong(head, tookMs, aloneMs))
      return { rounds, violations, recoveryMs: [] }
    } finally {
      await next?.stop()
      await old.stop()
      await prumo.stop()
      await foundation.close()
      await server.stop()
    }
  },
}

async function followed(databaseUrl: string, position: number): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const reached = async () =>
    (await client.query<{ least: number }>('select min(position)::int as least from read.checkpoints')).rows[0]
      ?.least ?? 0
  while ((await reached()) < position) await pause(20)
  await client.end()
}

function tooSlow(quiet: readonly number[], busy: readonly number[]): string[] {
  const [before, during] = [p99(quiet), p99(busy)]
  return during > Math.max(before * slowerAtMost, unnoticedMs)
    ? [`p99 of queries was ${before} ms, and ${during} ms meanwhile`]
    : []
}

function tooLong(events: number, tookMs: number, aloneMs: number): string[] {
  const rateOf = (ms: number) => Math.round((events * 1000) / ms)
  const [rate, alone] = [rateOf(tookMs), rateOf(aloneMs)]
  return rate < Math.min(eventsPerSecond, alone / slowerBesidePeople)
    ? [`${rate} events per second beside people, ${alone} alone`]
    : []
}

const p99 = (took: readonly number[]) =>
  Math.round([...took].sort((a, otherProject) => a - otherProject)[Math.floor(took.length * 0.99)] ?? 0)

/** People who read a board of which all tasks are known, and one who adds to another. */
async function gatherTraffic(url: string) {
  const ana = await founderAt(url)
  const [board, otherProject] = [await ana.project(), await ana.project()]
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  const add = ({ projectId, stepIds }: typeof board) =>
    ana.act('AddTask', { projectId, taskId: randomUUID(), stepId: stepIds[0] ?? '', title: 'Sapata', ...dates })
  for (let task = 0; task < boardTasks; task++) await add(board)
  let added = 0

  /**
   * As screens do: "not yet" and "busy" are answers too, and are followed by the same question after a rest. Who asks
   * without one keeps the read models from what they wait for: requests go first.
   */
  const patiently = async (projectId: string) => {
    const deadline = performance.now() + behindAtMostMs
    for (;;) {
      const answer = await ana.inquire('board', { projectId })
      if (!notNow.includes(answer.body.code) || performance.now() > deadline) return answer
      await pause(againMs)
    }
  }
  const read = async (found: string[], took: number[]) => {
    const least = added
    const began = performance.now()
    const [whole, growing] = [await patiently(board.projectId), await patiently(otherProject.projectId)]
    took.push((performance.now() - began) / 2)
    for (const { status, body } of [whole, growing])
      if (status !== 200) found.push(`a board is answered ${status} ${body.code}`)
    if (whole.status === 200) found.push(...mixture(whole.body, boardTasks, boardTasks))
    if (growing.status === 200) found.push(...mixture(growing.body, least, Number.POSITIVE_INFINITY))
  }
  return {
    during: async (work: () => Promise<unknown>) => {
      const [violations, took]: [string[], number[]] = [[], []]
      let over = false
      const reading = Array.from({ length: readers }, async () => {
        while (!over) {
          await read(violations, took)
          await pause(10)
        }
      })
      const writing = async () => {
        while (!over) {
          await add(otherProject)
          added++
          await pause(20)
        }
      }
      const written = writing()
      await work().finally(() => {
        over = true
      })
      await Promise.all([...reading, written])
      return { violations: [...new Set(violations)], took }
    },
  }
}

/** A board has its five steps, and all of its tasks, each in one of them. */
function mixture(body: unknown, least: number, most: number): string[] {
  const { steps, tasks } = body as { steps: { stepId: string }[]; tasks: { stepId: string }[] }
  const stray = tasks.filter(({ stepId }) => !steps.some((step) => step.stepId === stepId)).length
  return [
    ...(steps.length === 5 ? [] : [`a board of five steps has ${steps.length}`]),
    ...(tasks.length >= least && tasks.length <= most ? [] : [`a board of ${least} tasks has ${tasks.length}`]),
    ...(stray === 0 ? [] : [`${stray} tasks stand in no step`]),
  ]
}
