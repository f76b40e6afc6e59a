import { randomUUID } from 'node:crypto'
import type { LoggedEvent } from '@prumo/verify/entry'
import pg from 'pg'
import { atEnd } from '../world/atEnd'

export type LogOwner = ReturnType<typeof logOwner>
export type LoggedRow = LoggedEvent & { position: number }

/** Whoever owns the database, and so can do to the log what the product never does; for the tests of one file. */
export function logOwner(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4, options: '-c timezone=UTC' }).on('error', () => {})
  atEnd(() => pool.end())

  /** Does to the log what its triggers refuse: who owns the table takes them away, and puts them back. */
  const unguarded = async (...statements: (readonly [sql: string, values?: readonly unknown[]])[]): Promise<void> => {
    const client = await pool.connect()
    try {
      await client.query('begin; alter table log.events disable trigger user')
      for (const [sql, values = []] of statements) await client.query(sql, [...values])
      await client.query('alter table log.events enable trigger user; commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }

  /** Appends an event that no rule lets in, beside the streams that the rules know, and answers its position. */
  const smuggle = async (
    type: string,
    organizationId: string,
    projectId: string | null,
    data: string,
  ): Promise<number> => {
    const { rows } = await pool.query<{ position: number }>(
      `insert into log.events
       select max(position) + 1, 's-' || $1, 0, $1::uuid, $2, $3, $4, max(at), $5,
              '{"actor":{"kind":"system"},"commandId":"c","permissionBasis":"system","from":null}'
       from log.events returning position`,
      [randomUUID(), type, organizationId, projectId, data],
    )
    return Number(rows[0]?.position)
  }

  return {
    pool,
    unguarded,
    /** An organization's log as it stands in the database. */
    logOf: async (organizationId: string): Promise<LoggedRow[]> =>
      (
        await pool.query<LoggedRow>(
          `select position, event_id as id, type, stream, revision, at, organization_id as "organizationId", project_id as "projectId", data, metadata
           from log.events where organization_id = $1 order by position`,
          [organizationId],
        )
      ).rows,
    smuggle,
    smuggleTag: (organizationId: string, projectId: string, data: string) =>
      smuggle('TagAdded', organizationId, projectId, data),
    /** Gives the event at this position other data: that which it should have had, or what never was. */
    rewrite: (position: number, data: string) =>
      unguarded(['update log.events set data = $2 where position = $1', [position, data]]),
  }
}
