import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

export type ImportJob = {
  importId: string
  kind: 'run' | 'undo'
  projectId: string
  organizationId: string
  userId: string
  sessionRef: string
}

/** The imports under way, so that another process, or this one after a crash, resumes them. */
export type ImportJobs = {
  /** Before its command is decided on, so that no import is in the log without its job. */
  add(job: ImportJob): Promise<void>
  remove(job: ImportJob): Promise<void>
  /** Removes a job that was not decided on, if whoever added it long ago, or is dead, will hardly do so any more. */
  giveUp(job: ImportJob): Promise<void>
  all(): Promise<ImportJob[]>
  /**
   * Leases a job to this process and renews the lease; returns how to release it. `undefined` while another process
   * holds it.
   */
  hold(job: ImportJob): Promise<(() => Promise<void>) | undefined>
}

const heldSeconds = 15
const sayAgainMs = 5000
const mostSecondsUndecided = 60

/** If this process is `alone`, earlier holders of jobs are dead. */
export function openImportJobs(pool: Pool, alone: boolean): ImportJobs {
  const holder = randomUUID()

  const say = async ({ importId, kind }: ImportJob) => {
    const { rowCount } = await pool.query(
      `update platform.import_jobs set holder = $3, held_until = now() + make_interval(secs => $4)
       where import_id = $1 and kind = $2 and ($5 or holder is null or holder = $3 or held_until < now())`,
      [importId, kind, holder, heldSeconds, alone],
    )
    return rowCount === 1
  }

  return {
    add: async ({ importId, kind, projectId, organizationId, userId, sessionRef }) => {
      await pool.query(
        `insert into platform.import_jobs (import_id, kind, project_id, organization_id, user_id, session_ref, added_by)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (import_id, kind) do update set added_at = now(), added_by = excluded.added_by`,
        [importId, kind, projectId, organizationId, userId, sessionRef, holder],
      )
    },
    remove: async ({ importId, kind }) => {
      await pool.query('delete from platform.import_jobs where import_id = $1 and kind = $2', [importId, kind])
    },
    giveUp: async ({ importId, kind }) => {
      await pool.query(
        `delete from platform.import_jobs where import_id = $1 and kind = $2
         and (added_at < now() - make_interval(secs => $3) or ($4 and added_by is distinct from $5))`,
        [importId, kind, mostSecondsUndecided, alone, holder],
      )
    },
    all: async () => {
      const { rows } = await pool.query<ImportJob>(
        `select import_id as "importId", kind, project_id as "projectId", organization_id as "organizationId", user_id as "userId", session_ref as "sessionRef"
         from platform.import_jobs`,
      )
      return rows
    },
    hold: async (job) => {
      if (!(await say(job))) return undefined
      const timer = setInterval(() => void say(job).catch(() => {}), sayAgainMs)
      return async () => {
        clearInterval(timer)
        await pool.query(
          'update platform.import_jobs set holder = null where import_id = $1 and kind = $2 and holder = $3',
          [job.importId, job.kind, holder],
        )
      }
    },
  }
}
