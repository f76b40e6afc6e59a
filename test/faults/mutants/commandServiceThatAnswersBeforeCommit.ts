import { setTimeout as pause } from 'node:timers/promises'
import { commandServiceOn } from '@prumo/command-service/commandServiceOn'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { type EventLog, WrongExpectedRevision } from '@prumo/platform/eventLog/eventLog'
import { type AppendRow, appendStatement } from '@prumo/platform/eventLog/postgres/statements'
import type { Foundation } from '@prumo/platform/foundation'
import { runService } from '@prumo/platform/runService'

const commitsLaterMs = 60

await runService({ name: 'command-service', role: 'prumo_command', moduleTables }, async (foundation) => {
  const { routes } = await commandServiceOn({ ...foundation, log: answeringBeforeCommit(foundation) }, false)
  return { routes, isReady: async () => ({ ready: true }) }
})

/** The log, but that an append of a task's events is answered when it is written and commits a moment later. */
function answeringBeforeCommit({ log, poolFor, now }: Foundation): EventLog {
  const pool = poolFor('prumo_command', 8)
  return {
    ...log,
    append: async (stream, expectedRevision, events) => {
      if (!events[0]?.type.startsWith('Task')) return log.append(stream, expectedRevision, events)
      const client = await pool.connect()
      await client.query('begin')
      const { rows } = await client.query<AppendRow>(appendStatement([{ stream, expectedRevision, events }], now()))
      const [outcome, position, revision, at] = rows[0] ?? (['conflict', 0, 0, ''] as const)
      const end = async () => {
        await pause(outcome === 'done' ? commitsLaterMs : 0)
        await client.query('commit')
        client.release()
      }
      const ended = end()
      if (outcome === 'done') return { position, revision, at }
      await ended
      if (outcome === 'repeated') return log.append(stream, expectedRevision, events)
      throw new WrongExpectedRevision(stream, expectedRevision, revision)
    },
  }
}
