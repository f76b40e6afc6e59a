import { oneAtATime } from '@prumo/platform/concurrency/oneAtATime'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { inTransaction } from '@prumo/platform/postgres/transaction'
import type { ClientBase, Pool } from 'pg'
import { enterEvents } from './enterEvents'

export type ErasedPerson = { personId: string; organizationId: string }
export type RoundAsked = { projectId: string; documentId: string; waiting: string[] }
/** What stands in a project's action log since it was last erased; instants in ISO UTC. */
export type ProjectLog = {
  projectId: string
  organizationId: string
  entries: number
  firstAt: string | null
  lastAt: string | null
  exportedAt: string | null
}

/**
 * A private projection of the command side: erased people, project logs, documents with files. It can be rebuilt
 * from the log. Unreadable events are skipped. Several processes may update it.
 */
export type Ledger = {
  /** Reads what has been appended. */
  upToDate(): Promise<void>
  erased(): Promise<ErasedPerson[]>
  toForget(): Promise<ErasedPerson[]>
  forgotten(personId: string): Promise<void>
  projectsOf(ownerId: string): Promise<string[]>
  /** The organization's projects that are there and neither finished nor inactive. */
  unfinishedOf(organizationId: string): Promise<string[]>
  /** How many projects that are there name this customer. */
  projectsFor(customerId: string): Promise<number>
  /** How many entries of ledgers that are there name this customer or supplier. */
  entriesFor(partnerId: string): Promise<number>
  /** The project's documents that have, or have had, files attached. */
  documentsWithFiles(projectId: string): Promise<string[]>
  /** The rounds of sign-off of an organization that wait for somebody, of this project or for this person alone. */
  roundsAsked(organizationId: string, of: { projectId?: string; userId?: string }): Promise<RoundAsked[]>
  finished(): Promise<ProjectLog[]>
  logOf(projectId: string): Promise<ProjectLog | undefined>
}

/** Grown by one when what is entered changes: all of the log is then entered again. */
const version = 5
const tables = ['erased_persons', 'project_logs', 'documents_with_files', 'partner_entries', 'rounds_asked'] as const
const pageSize = 1000
const logColumns = `project_id as "projectId", organization_id as "organizationId", entries,
  first_at as "firstAt", last_at as "lastAt", exported_at as "exportedAt"`

export function openLedger(pool: Pool, log: EventLog): Ledger {
  const inTurn = oneAtATime()
  const enterPage = async (): Promise<boolean> => {
    const client = await pool.connect()
    const enter = async () => {
      const page = await log.readAll(await placeOf(client), pageSize)
      const last = page.at(-1)
      await enterEvents(client, page)
      if (last) await client.query('update platform.ledger set position = $1, event_id = $2', [last.position, last.id])
      return page.length === pageSize
    }
    return inTransaction(client, enter).finally(() => client.release())
  }

  return {
    upToDate: () =>
      inTurn('ledger', async () => {
        while (await enterPage());
      }),
    ...entered(pool),
  }
}

/** What has been entered. */
function entered(pool: Pool): Omit<Ledger, 'upToDate'> {
  const rows = async <Row extends object>(statement: string, values: unknown[] = []) =>
    (await pool.query<Row>(statement, values)).rows
  const count = async (statement: string, id: string) => (await rows<{ found: number }>(statement, [id]))[0]?.found ?? 0
  return {
    erased: () =>
      rows('select person_id as "personId", organization_id as "organizationId" from platform.erased_persons'),
    toForget: () =>
      rows(
        'select person_id as "personId", organization_id as "organizationId" from platform.erased_persons where not forgotten',
      ),
    forgotten: async (personId) => {
      await pool.query('update platform.erased_persons set forgotten = true where person_id = $1', [personId])
    },
    projectsOf: async (ownerId) =>
      (
        await rows<{ id: string }>(
          'select project_id as id from platform.project_logs where owner_id = $1 and not deleted order by 1',
          [ownerId],
        )
      ).map(({ id }) => id),
    unfinishedOf: async (organizationId) =>
      (
        await rows<{ id: string }>(
          `select project_id as id from platform.project_logs where organization_id = $1 and owner_id is not null
             and not (deleted or finished or inactive) order by 1`,
          [organizationId],
        )
      ).map(({ id }) => id),
    projectsFor: (customerId) =>
      count(
        'select count(*)::int as found from platform.project_logs where customer_id = $1 and not deleted',
        customerId,
      ),
    entriesFor: (partnerId) =>
      count(
        `select count(*)::int as found from platform.partner_entries join platform.project_logs as p using (project_id)
         where partner_id = $1 and not partner_entries.deleted and not p.deleted`,
        partnerId,
      ),
    documentsWithFiles: async (projectId) =>
      (
        await rows<{ id: string }>(
          'select document_id as id from platform.documents_with_files where project_id = $1 order by 1',
          [projectId],
        )
      ).map(({ id }) => id),
    roundsAsked: (organizationId, { projectId, userId }) =>
      rows(
        `select project_id as "projectId", document_id as "documentId", waiting from platform.rounds_asked
         where organization_id = $1 and ($2::uuid is null or project_id = $2) and ($3::uuid is null or $3 = any(waiting))
         order by document_id`,
        [organizationId, projectId ?? null, userId ?? null],
      ),
    finished: () => rows(`select ${logColumns} from platform.project_logs where finished and not deleted order by 1`),
    logOf: async (projectId) =>
      (await rows<ProjectLog>(`select ${logColumns} from platform.project_logs where project_id = $1`, [projectId]))[0],
  }
}

/** How far the ledger is, which nobody else moves until the transaction ends. */
async function placeOf(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ position: number; version: number }>(
    'select position, version from platform.ledger for update',
  )
  if (rows[0]?.version === version) return rows[0].position
  for (const table of tables) await client.query(`delete from platform.${table}`)
  await client.query('update platform.ledger set position = 0, event_id = null, version = $1', [version])
  return 0
}
