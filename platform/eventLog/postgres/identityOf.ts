import type { ClientBase } from 'pg'
import type { LogIdentity, Place } from '../eventLog'

/** Which log this is, and where it ends, as Postgres keeps it. */
export function identityOf(pool: Pick<ClientBase, 'query'>) {
  const identity = async (): Promise<LogIdentity | undefined> => {
    const { rows } = await pool.query<LogIdentity>(
      'select log_id as "logId", made_at as "madeAt", imported_from as "importedFrom" from log.identity',
    )
    return rows[0]
  }
  return {
    identity,

    identify: async ({ logId, madeAt, importedFrom }: LogIdentity): Promise<LogIdentity> => {
      await pool.query(
        'insert into log.identity (log_id, made_at, imported_from) values ($1, $2, $3) on conflict do nothing',
        [logId, madeAt, importedFrom],
      )
      const identified = await identity()
      if (!identified) throw new Error('the log took no identity')
      return identified
    },

    end: async (): Promise<Place> => {
      const { rows } = await pool.query<Place>({
        name: 'log end',
        text: 'select position, event_id as "eventId" from log.events order by position desc limit 1',
      })
      return rows[0] ?? { position: 0, eventId: null }
    },

    idAt: async (position: number): Promise<string | undefined> => {
      const { rows } = await pool.query<{ id: string }>({
        name: 'log id at',
        text: 'select event_id as id from log.events where position = $1',
        values: [position],
      })
      return rows[0]?.id
    },
  }
}
