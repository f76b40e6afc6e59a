import type { Pool } from 'pg'

export type ImportJob = {
  importId: string
  kind: 'run' | 'undo'
  projectId: string
  organizationId: string
  userId: string
  sessionRef: string
}

/** The imports that are under way, so that a start after a crash goes on with them. */
export type ImportJobs = {
  add(job: ImportJob): Promise<void>
  remove(job: ImportJob): Promise<void>
  all(): Promise<ImportJob[]>
}

export const openImportJobs = (pool: Pool): ImportJobs => ({
  add: async ({ importId, kind, projectId, organizationId, userId, sessionRef }) => {
    await pool.query('insert into platform.import_jobs values ($1, $2, $3, $4, $5, $6) on conflict do nothing', [
      importId,
      kind,
      projectId,
      organizationId,
      userId,
      sessionRef,
    ])
  },
  remove: async ({ importId, kind }) => {
    await pool.query('delete from platform.import_jobs where import_id = $1 and kind = $2', [importId, kind])
  },
  all: async () => {
    const { rows } = await pool.query<ImportJob>(
      `select import_id as "importId", kind, project_id as "projectId", organization_id as "organizationId", user_id as "userId", session_ref as "sessionRef"
       from platform.import_jobs`,
    )
    return rows
  },
})
