import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll } from 'vitest'

/** Whoever owns the database, and so can do to the log what the product never does; for the tests of one file. */
export function logOwner(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 }).on('error', () => {})
  afterAll(() => pool.end())
  return {
    pool,
    /** Appends a `TagAdded` that no rule lets in, beside the streams that the rules know, and answers its position. */
    smuggleTag: async (organizationId: string, projectId: string, data: string): Promise<number> => {
      const { rows } = await pool.query<{ position: number }>(
        `insert into log.events
         select max(position) + 1, 's-' || $1, 0, $1::uuid, 'TagAdded', $2, $3, max(at), $4,
                '{"actor":{"kind":"system"},"commandId":"c","permissionBasis":"system","from":null}'
         from log.events returning position`,
        [randomUUID(), organizationId, projectId, data],
      )
      return Number(rows[0]?.position)
    },
    /** Gives the event at this position the data that it should have had. */
    mend: async (position: number, data: object): Promise<void> => {
      await pool.query('alter table log.events disable trigger never_changed')
      await pool.query('update log.events set data = $2 where position = $1', [position, JSON.stringify(data)])
      await pool.query('alter table log.events enable trigger never_changed')
    },
  }
}
