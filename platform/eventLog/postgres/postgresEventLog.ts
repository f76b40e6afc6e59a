import type { Pool, QueryArrayConfig } from 'pg'
import { advisoryLocks } from '../../postgres/advisoryLocks'
import { isConnectionLost } from '../../postgres/connectionLost'
import { openPool } from '../../postgres/openPool'
import { registerParsers } from '../../postgres/parsers'
import type { EventLog } from '../eventLog'
import { appendedSignal } from './appendedSignal'
import { notInOrder } from './appendFunctions'
import { appendQueue } from './appendQueue'
import { identityOf } from './identityOf'
import { restoreInto } from './restoreInto'
import {
  type AppendRow,
  answersInOrder,
  appendInOrderStatement,
  appendStatement,
  type PendingAppend,
  readStatement,
  recordedEvent,
} from './statements'
import { watchServer } from './watchServer'

type Options = { url: string; now: () => Date }

const connections = 5
const pageOfStream = 5000
/** Where one append was out of order others are likely to be, and what fails as a whole has to be done twice. */
const judgedAfterConflict = 100

/** The log on Postgres. Refuses to open where an acknowledged append could be lost. */
export async function postgresEventLog({ url, now }: Options): Promise<EventLog> {
  registerParsers()
  const pool = openPool({ url, connections, silent: () => watch.silent() })
  const watch = watchServer(() => pool.query(wayInIsFree))
  await refuseUnsafe(pool).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const signal = await appendedSignal(url)

  const read = async (name: string, where: string, values: unknown[]) => {
    watch.refuseWhileStill()
    const { rows } = await pool.query<unknown[]>(readStatement(name, where, values))
    return rows.map(recordedEvent)
  }

  /** A batch whose connection is lost may or may not be in the log: sending the same ids again tells, and does no harm. */
  const answersTo = async <Row extends unknown[]>(statement: QueryArrayConfig): Promise<Row[]> => {
    watch.refuseWhileStill()
    const { rows } = await pool.query<Row>(statement).catch((error: unknown) => {
      if (!isConnectionLost(error) || watch.isStill()) throw error
      return pool.query<Row>(statement)
    })
    return rows
  }

  const judged = (batch: readonly PendingAppend[]) => answersTo<AppendRow>(appendStatement(batch, now()))
  let toJudge = 0
  const write = async (batch: readonly PendingAppend[]): Promise<AppendRow[]> => {
    if (toJudge > 0) {
      toJudge--
      return judged(batch)
    }
    try {
      const [[head, at] = [0, '']] = await answersTo<[number, string]>(appendInOrderStatement(batch, now()))
      return answersInOrder(batch, head, at)
    } catch (error) {
      if (!isOutOfOrder(error)) throw error
      toJudge = judgedAfterConflict
      return judged(batch)
    }
  }

  const append = appendQueue({
    write,
    written: signal.tell,
    repeated: ({ stream, events }) =>
      read('find all', 'stream = $1 and event_id = any($2::uuid[]) order by revision', [
        stream,
        events.map(({ id }) => id),
      ]),
  })

  return {
    append,
    ...identityOf(pool),
    read: async (stream, fromRevision = 0) => {
      const events = []
      for (let from = fromRevision; ; from += pageOfStream) {
        const page = await read('read stream', 'stream = $1 and revision >= $2 order by revision limit $3', [
          stream,
          from,
          pageOfStream,
        ])
        events.push(...page)
        if (page.length < pageOfStream) return events
      }
    },
    find: async (stream, eventId) => (await read('find', 'stream = $1 and event_id = $2', [stream, eventId]))[0],
    readAll: (after, limit) => read('read all', 'position > $1 order by position limit $2', [after, limit]),
    restore: async (events) => {
      await restoreInto(pool, events)
      signal.tell()
    },
    head: async () => {
      const { rows } = await pool.query<{ head: number | null }>({
        name: 'log head',
        text: 'select max(position) as head from log.events',
      })
      return rows[0]?.head ?? 0
    },
    hiddenStreams: async () => [],
    truncated: () => [],
    onAppended: signal.on,
    close: async () => {
      watch.stop()
      await signal.close()
      await pool.end()
    },
  }
}

/** Answered once an append would get through. */
const wayInIsFree = {
  name: 'log way in',
  text: 'select pg_advisory_xact_lock($1), (select max(position) from log.events)',
  values: [advisoryLocks.positions],
}

/** Settings without which Postgres may forget what it has acknowledged. */
async function refuseUnsafe(pool: Pool): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await pool.query<Record<string, string>>(`show ${setting}`)
    if (rows[0]?.[setting] === 'off' || rows[0]?.[setting] === 'local')
      throw new Error(`the event log needs ${setting} = on, but Postgres has it off`)
  }
}

/** An append does not follow what is there, or an id, or a place in a stream, is taken. */
const isOutOfOrder = (error: unknown) => [notInOrder, '23505'].includes((error as { code?: string }).code ?? '')
