import { spawn } from 'node:child_process'
import { closeSync, openSync, renameSync, statSync } from 'node:fs'
import { type Cluster, fromInside } from './cluster'
import { freePort } from './freePort'
import { serverEnvironment } from './serverEnvironment'

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  cluster_name: 'prumo',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '64MB',
  max_connections: '200',
  max_wal_size: '512MB',
  max_worker_processes: '4',
  max_parallel_workers: '2',
  autovacuum_max_workers: '2',
  // The workers of the default would triple the idle processes, for nothing on a local disk.
  io_method: 'sync',
  // What else is laid out for hundreds of connections at every start: reads that are under way at once, of which there
  // is one, and locks of serializable transactions, of which there are none.
  io_max_concurrency: '4',
  max_pred_locks_per_transaction: '10',
  max_logical_replication_workers: '0',
  jit: 'off',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** Starts Postgres detached, so that it gets no Ctrl+C. Resolves to its process id. */
export async function launchPostmaster(cluster: Cluster, wantedPort?: number): Promise<number> {
  const { binaries, pgdata, account } = cluster
  const port = await freePort(wantedPort)
  const options = Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openLog(cluster.log)
  const child = spawn(binaries.postgres, ['-D', fromInside(pgdata, account), ...options], {
    ...account,
    cwd: pgdata,
    env: serverEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('spawn', () => resolve(child.pid ?? 0))
  })
}

function openLog(file: string) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > 10_000_000) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}
