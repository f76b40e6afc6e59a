import type { Middleware } from 'koa'
import { exitInDoubt, exitWhenWrong, readConfig } from './config'
import type { NoteDenial } from './denials/noteDenials'
import { type Foundation, openFoundation } from './foundation'
import { health, tellingTruncated } from './http/health'
import { openApp, serve } from './http/openApp'
import { watchLog } from './logIdentity/watchLog'
import { countedLog } from './metrics/countedLog'
import { type Metrics, openMetrics } from './metrics/openMetrics'
import { serveMetrics } from './metrics/serveMetrics'
import type { Role } from './postgres/roles'
import type { Tables } from './postgres/tables'

type Service = {
  routes: readonly Middleware[]
  /** What other systems call. */
  elsewhere?: readonly Middleware[]
  noteDenial?: NoteDenial | undefined
  /** Whether it can do its work now, and what tells. */
  isReady(): Promise<{ ready: boolean; [detail: string]: unknown }>
}

/** What process it is, and as which role it works. */
type Process = { name: string; role: Role; moduleTables: readonly Tables[] }

type Open = (foundation: Foundation, metrics: Metrics) => Promise<Service>

/** Runs a service as a process until a signal ends it. Work under way is finished first. */
export async function runService(service: Process, open: Open) {
  await run(service, open).catch(exitWhenWrong)
}

async function run({ name, role, moduleTables }: Process, open: Open): Promise<void> {
  const config = readConfig()
  const metrics = openMetrics()
  const opened = await openFoundation(config, role, { serviceName: name, moduleTables })
  const foundation = { ...opened, log: countedLog(opened.log, metrics) }
  foundation.onClose(watchLog({ ...opened, onDoubt: exitInDoubt }))
  const { routes, elsewhere, noteDenial, isReady } = await open(foundation, metrics)
  const app = openApp({
    log: foundation.logger,
    config,
    routes: [health(tellingTruncated(foundation.log, isReady)), ...routes],
    elsewhere,
    noteDenial,
  })
  const server = await serve(app, config.PORT, config.HOST)
  foundation.onClose(server.stop)
  await serveMetrics(foundation, metrics)
  console.log(`${name}: http://localhost:${server.port}`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void foundation.close().then(() => process.exit(0)))
  }
}
