import { mkdirSync, realpathSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { claimPostmaster } from './claimPostmaster'
import { type Cluster, pgdataOf } from './cluster'
import { ensureDatabase } from './ensureDatabase'
import { initializeCluster } from './initializeCluster'
import { isAlive } from './isAlive'
import { keepRunning, type Watch } from './keepRunning'
import { killPostmaster } from './killPostmaster'
import { launchPostmaster } from './launchPostmaster'
import { postgresBinaries } from './postgresBinaries'
import { postmasterFile } from './postmasterFile'
import { runningPostmaster } from './runningPostmaster'
import { serverAccount } from './serverAccount'
import { untilNobodyStops } from './stopping'
import { superuserPassword } from './superuserPassword'

export type EmbeddedPostgres = {
  /** The superuser's connection to the database `prumo`. */
  url: string
  port: number
  /** Lets go of it. The last one to do so, of all processes that share the folder, shuts it down. */
  stop(): Promise<void>
  /** Kills every process of it with SIGKILL, for fault tests. */
  kill(): void
}

type Running = { pid: number; port: number }

/** With `watch` it is started again whenever it died while this process uses it. */
type Options = { dataFolder: string; port?: number; watch?: Watch }

const launches = 10

/**
 * Starts the Postgres of this folder, making it on the first call, or joins the one that another process started.
 * It listens on 127.0.0.1 only, on the port wanted if that is free, and shuts down when the last process using it ends.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataFolder, { recursive: true })
  const cluster = await clusterIn(realpathSync(options.dataFolder))
  const password = await superuserPassword(cluster.folder)
  await initializeCluster(cluster, password)
  const claim = await claimPostmaster(cluster)
  try {
    const running = await reach(cluster, password, options.port)
    const { pid, port } = running
    const kept = options.watch && keepRunning(running, (same) => reach(cluster, password, same), options.watch)
    return {
      url: urlOf('prumo', password, port),
      port,
      stop: async () => {
        await kept?.stop()
        await claim.release()
      },
      kill() {
        void kept?.stop()
        claim.drop()
        killPostmaster(kept?.pid() ?? pid)
      },
    }
  } catch (error) {
    await claim.release()
    throw error
  }
}

async function clusterIn(folder: string): Promise<Cluster> {
  const pgdata = pgdataOf(folder)
  const account = serverAccount(pgdata)
  return {
    folder,
    pgdata,
    log: join(folder, 'postgres.log'),
    account,
    binaries: await postgresBinaries(folder, account),
  }
}

const urlOf = (database: string, password: string, port: number) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`

/** A Postgres that answers. Looks again until it holds: other processes may start or stop it meanwhile. */
async function reach(cluster: Cluster, password: string, wantedPort?: number): Promise<Running> {
  for (let launch = 1; ; launch++) {
    const pid = (await lastingPostmaster(cluster)) ?? (await launchPostmaster(cluster, wantedPort))
    const ready = await readiness(cluster.pgdata, pid)
    if (ready && (await answers(urlOf('postgres', password, ready.port), pid))) return ready
    if (launch === launches)
      throw new Error(`Postgres does not start; ${cluster.log} ends with:\n${await endOf(cluster.log)}`)
    await delay(300)
  }
}

/** The one that runs, unless somebody is about to stop it: that is waited for. */
async function lastingPostmaster({ folder, pgdata }: Cluster): Promise<number | undefined> {
  const running = await runningPostmaster(pgdata)
  if (!running) return undefined
  await untilNobodyStops(folder, running.pid)
  return (await runningPostmaster(pgdata))?.pid
}

/** Resolves when it takes connections, with `undefined` if it ended. A recovery may take minutes. */
async function readiness(pgdata: string, pid: number): Promise<Running | undefined> {
  while (isAlive(pid)) {
    const file = await postmasterFile(pgdata)
    if (file && file !== 'garbled' && file.pid === pid && file.status === 'ready') return { pid, port: file.port }
    await delay(10)
  }
  return undefined
}

/** False if it was shut down before it answered. */
async function answers(url: string, pid: number) {
  try {
    await ensureDatabase(url, 'prumo')
    return true
  } catch (error) {
    await delay(500)
    if (isAlive(pid)) throw error
    return false
  }
}

async function endOf(log: string) {
  const file = await open(log)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2000), 0, 2000, Math.max(0, size - 2000))
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}
