import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { type ClusterProcess, startCluster } from '../../tools/cluster/startCluster'
import { quantile } from '../bench/statistics'
import { counted } from './counted'
import type { Fault } from './fault'
import { happenings } from './happenings'
import { differencesAtHead, reached } from './readModels'
import { type Ground, type Happening, withGround } from './withGround'

const rounds = { short: 40, long: 60 }
const [appendsOfRound, eventsOfAppend, aloneRounds] = [20, 10, 10]
const [mostGrowthMb, leastPerSecond, mostSlower, hardlySlowerMs] = [64, 2000, 1.5, 10]
/** On a slower machine it catches up with at least this part of the pace at which a rebuild folds the same events. */
const partOfRebuild = 0.5
/** Long enough that all that comes in a minute is more than may be kept in memory. */
const remark = 'Concretagem da laje. '.repeat(430)

/** A round is a second: 200 events come, and the projector folds ten. The short form does not wait for its end. */
export const slowConsumer: Fault = {
  id: 'F7',
  name: 'A projector that is far too slow',
  rounds,
  unavailable: async () => (process.platform === 'linux' ? undefined : "a process's memory is looked up in /proc"),
  run: (trial) =>
    withGround(async (ground) => {
      const isLong = trial.rounds >= rounds.long
      const source = happenings(10, trial.random)
      const append = async () => void (await ground.happen(...Array.from({ length: eventsOfAppend }, source).map(long)))
      const alone = isLong ? await timesOf(append, aloneRounds, true) : []

      const metricsPort = await freePort()
      const program = trial.control
        ? 'test/faults/mutants/projectionsThatReadAhead.ts'
        : 'test/faults/processes/slowProjections.ts'
      const entries = { projections: { program, count: 1 } }
      const environment = { ...ground.environment, METRICS_PORT: String(metricsPort) }
      const cluster = await startCluster(environment, await freePort(), entries)
      try {
        const [projector] = cluster.processes.values()
        if (!projector) throw new Error('there is no projector')
        const before = memoryMbOf(projector)
        const times = await timesOf(append, trial.rounds, isLong)
        const growth = memoryMbOf(projector) - before
        const wrongLags = await wrongLagsAt(ground, metricsPort)
        const { ms, perSecond } = await catchUp(ground, projector)
        const violations = [
          ...(growth > mostGrowthMb ? [`it grew by ${Math.round(growth)} MB`] : []),
          ...wrongLags,
          ...(isLong ? slowness(alone, times) : []),
        ]
        const rebuiltFrom = performance.now()
        if (violations.length === 0) violations.push(...(await differencesAtHead(ground.environment, counted)))
        const rebuiltPerSecond = ((await ground.log.head()) * 1000) / (performance.now() - rebuiltFrom)
        if (isLong && perSecond < Math.min(leastPerSecond, rebuiltPerSecond * partOfRebuild))
          violations.push(`it caught up with ${Math.round(perSecond)} events a second`)
        return { rounds: trial.rounds, recoveryMs: [ms], violations }
      } finally {
        await cluster.stop()
      }
    }),
}

const long = (event: Happening): Happening =>
  event.type === 'TaskAdded'
    ? { ...event, data: { ...event.data, description: remark } }
    : { ...event, data: { ...event.data, remark } }

/** How long each append took: milliseconds. `paced`, a round takes a second. */
async function timesOf(append: () => Promise<void>, count: number, paced: boolean): Promise<number[]> {
  const times: number[] = []
  const from = performance.now()
  for (let number = 0; number < count * appendsOfRound; number++) {
    if (paced) await pause(Math.max(0, from + (number * 1000) / appendsOfRound - performance.now()))
    const askedAt = performance.now()
    await append()
    times.push(performance.now() - askedAt)
  }
  return times
}

function memoryMbOf(projector: ClusterProcess): number {
  const status = readFileSync(`/proc/${projector.pid()}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** What is told of each read model's lag must be what was true meanwhile. */
async function wrongLagsAt({ log, owner }: Ground, port: number): Promise<string[]> {
  const [head, before] = [await log.head(), await reached(owner)]
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text()
  const after = await reached(owner)
  const lags = [...text.matchAll(/^prumo_lag_positions\{table="(\w+)"\} (\d+)$/gm)]
  const isWrong = (lag: number) => lag > head - before || lag < head - after
  return [
    ...(lags.length === counted.length ? [] : [`the lag of ${lags.length} read models is told of ${counted.length}`]),
    ...lags.flatMap(([, table, lag]) => (isWrong(Number(lag)) ? [`${table} is said to lag by ${lag}`] : [])),
  ]
}

async function catchUp({ log, owner }: Ground, projector: ClusterProcess) {
  const [head, from, begunAt] = [await log.head(), await reached(owner), performance.now()]
  const pid = projector.pid()
  if (pid) process.kill(pid, 'SIGUSR2')
  while ((await reached(owner)) < head) await pause(10)
  const ms = performance.now() - begunAt
  return { ms, perSecond: ((head - from) * 1000) / ms }
}

function slowness(alone: readonly number[], times: readonly number[]): string[] {
  const [before, meanwhile] = [quantile(alone, 0.99), quantile(times, 0.99)]
  return meanwhile > before * mostSlower + hardlySlowerMs
    ? [`one append of a hundred took ${Math.round(meanwhile)} ms, and ${Math.round(before)} ms without it`]
    : []
}
