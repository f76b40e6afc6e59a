import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { run } from '../bench/server'
import { type Crowd, gatherCrowd } from './crowd'
import type { Fault } from './fault'
import { differencesAtHead } from './readModels'
import { variablesOn } from './settingsOn'
import { type Child, startChild } from './startChild'
import { startStopwatch } from './startStopwatch'
import { trialServer } from './trialServer'

/** Eight clients, each held so long at every command, send 25 a second. */
const holdMs = 320
const everyMs = 20_000
/** What is kept of a command by right: it may be asked again, and its task is on a board. */
const bytesOfCommand = 20_000
/**
 * What a process keeps once, however long it runs: compiled code, connections opened anew, caches that fill. On a busy
 * machine little of it is there when the measuring begins.
 */
const bytesAtOnce = 6_000_000
const moreFiles = 40

/** Each round is a second of 25 commands; every 20 s a process is killed, or all connections to Postgres are. */
export const soak: Fault = {
  id: 'F22',
  name: 'A long time of 25 commands a second, with random kills',
  rounds: { short: 5, long: 300 },
  run: async ({ rounds, random, control }) => {
    const server = await trialServer()
    const databaseUrl = await server.database()
    const environment = { ...variablesOn(databaseUrl, await server.folder()), PORT: String(await freePort()) }
    const script = `test/faults/${control ? 'mutants/leakingPrumo' : 'processes/measuredPrumo'}.ts`
    const start = () => startChild(script, environment)
    let prumo = await start()
    const stopwatch = await startStopwatch(`http://localhost:${environment.PORT}`, holdMs)
    const recoveryMs: number[] = []
    try {
      const crowd = await gatherCrowd(stopwatch.url, databaseUrl, random)
      const endsAt = performance.now() + rounds * 1000
      // In the first half it is Prumo that is killed; in the second it lives, and what it keeps is measured.
      const measuredFrom = performance.now() + (rounds * 1000) / 2
      let over = false
      const working = crowd.work(() => over)
      while (measuredFrom - performance.now() > 0) {
        await pause(Math.min(everyMs, measuredFrom - performance.now()) * (0.5 + random() / 2))
        const since = performance.now()
        await prumo.stop()
        prumo = await start()
        recoveryMs.push(performance.now() - since)
        if (measuredFrom - performance.now() < 1000) break
      }
      await pause(1000)
      const before = await takeStock(prumo, crowd)
      while (endsAt - performance.now() > 1000) {
        await pause(Math.min(everyMs, endsAt - performance.now()) * (0.5 + random() / 2))
        await run(databaseUrl, cutAll)
      }
      await pause(1000)
      over = true
      await working
      await pause(500)
      const violations = grown(before, await takeStock(prumo, crowd))
      violations.push(...(await crowd.violations()))
      await prumo.stop()
      violations.push(...(await differencesAtHead(environment)))
      return { rounds, violations, recoveryMs }
    } finally {
      stopwatch.stop()
      await prumo.stop()
      await server.stop()
    }
  },
}

const cutAll = `select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and pid <> pg_backend_pid()`

type Stock = { bytes: number; files: number; residentMb: number; commands: number }

async function takeStock({ pid, output }: Child, crowd: Crowd): Promise<Stock> {
  const toldBefore = output().length
  process.kill(pid, 'SIGUSR2')
  const keptBytes = () => /kept (\d+)/.exec(output().slice(toldBefore))?.[1]
  while (!keptBytes()) await pause(20)
  const residentKb = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  const files = readdirSync(`/proc/${pid}/fd`).length
  return { bytes: Number(keptBytes()), files, residentMb: Math.round(residentKb / 1024), commands: crowd.commands() }
}

function grown(before: Stock, after: Stock): string[] {
  const commands = after.commands - before.commands
  const bytes = after.bytes - before.bytes
  const files = after.files - before.files
  const resident = `${before.residentMb} MB are resident, then ${after.residentMb}`
  return [
    ...(bytes > bytesAtOnce + commands * bytesOfCommand
      ? [`of ${commands} commands ${bytes} bytes are kept; ${resident}`]
      : []),
    ...(files > moreFiles ? [`${files} more files are open`] : []),
  ]
}
