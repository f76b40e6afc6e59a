import pg from 'pg'
import { giveUpOnSilence } from './giveUpOnSilence'

/** How long a connection and an answer are waited for until the database counts as busy: 4.5 s together. */
export const patience = { connectMs: 2000, silenceMs: 2500 }
/** A process that starts on a machine that is busy waits longer: nobody asks it anything yet. */
export const firstConnectMs = 15_000

/** Each connection is a process of 2 MB. One that is asked something every other second stays; those of a rush go. */
const idleMs = 3000

type Options = {
  url: string
  connections: number
  /** Whether the caller can wait for long statements, which then use one processor. */
  patient?: boolean
  /** Whether a query is sent while the one before it is still answered. A connection's answers keep their order. */
  pipelined?: boolean
  /** The server says nothing, on one of these connections. */
  silent?: () => void
  /** A connection was lost while nobody used it. */
  lost?: (error: Error) => void
}

const inUtc = '-c timezone=UTC'
const onOneProcessor = '-c max_parallel_workers_per_gather=0 -c max_parallel_maintenance_workers=0'

/** Connections to Postgres whose times are in UTC, which are replaced when they are lost. */
export function openPool({
  url,
  connections,
  patient = false,
  pipelined = false,
  silent,
  lost = () => {},
}: Options): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: idleMs,
    options: patient ? `${inUtc} ${onOneProcessor}` : inUtc,
    keepAlive: true,
    pipeline: pipelined,
    ...(!patient && { connectionTimeoutMillis: firstConnectMs }),
  })
  if (!patient) {
    pool.once('connect', () => {
      pool.options.connectionTimeoutMillis = patience.connectMs
    })
    pool.on('connect', (client) => giveUpOnSilence(client, patience.silenceMs, silent))
  }
  // A connection that dies must not end the process: neither one that is idle nor one that somebody holds and asks
  // nothing just then. What is asked of it afterwards fails, and that is told.
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
