import type { Target } from '@prumo/contracts/discussion/target'
import type { Pool } from 'pg'

/** A file of which log and store may not agree: on its way in, or on its way out. */
export type FileUpload = {
  organizationId: string
  fileId: string
  projectId: string
  userId: string
  storageKey: string
  size: number
  /** Once its content has arrived as a whole. */
  content: { sha256: string; mediaType: string } | null
  /** What it is being attached to, or removed from. */
  target: Target | null
}

/** What is written down before the log or the store is changed, so that a start after a crash finds what was left between the two. */
export type FileUploads = {
  /** Whether the id was free. */
  add(upload: Omit<FileUpload, 'content' | 'target'>): Promise<boolean>
  arrived(upload: Pick<FileUpload, 'organizationId' | 'fileId'>, content: FileUpload['content']): Promise<void>
  /** What this person sent to this project. */
  find(who: Pick<FileUpload, 'organizationId' | 'fileId' | 'projectId' | 'userId'>): Promise<FileUpload | undefined>
  /** Begins a change of what is attached: a file that has been written down, or one that is attached already. */
  begin(uploads: readonly FileUpload[]): Promise<void>
  forget(organizationId: string, fileIds: readonly string[]): Promise<void>
  /** What has stood still since then. `broken` are also those that only a process could be at work on that is no more. */
  left(since: Date, broken: boolean): Promise<FileUpload[]>
}

type Row = {
  organization_id: string
  file_id: string
  project_id: string
  user_id: string
  storage_key: string
  size: number
  sha256: string | null
  media_type: string | null
  target_kind: Target['kind'] | null
  target_id: string | null
}

export const openFileUploads = (pool: Pool, now: () => Date): FileUploads => ({
  add: async ({ organizationId, fileId, projectId, userId, storageKey, size }) => {
    const { rowCount } = await pool.query(
      `insert into platform.file_uploads (organization_id, file_id, project_id, user_id, storage_key, size, touched_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [organizationId, fileId, projectId, userId, storageKey, size, now()],
    )
    return rowCount === 1
  },

  arrived: async ({ organizationId, fileId }, content) => {
    await pool.query(
      `update platform.file_uploads set sha256 = $3, media_type = $4, touched_at = $5
       where organization_id = $1 and file_id = $2`,
      [organizationId, fileId, content?.sha256, content?.mediaType, now()],
    )
  },

  find: async ({ organizationId, fileId, projectId, userId }) => {
    const { rows } = await pool.query<Row>(
      `select * from platform.file_uploads
       where organization_id = $1 and file_id = $2 and project_id = $3 and user_id = $4 and sha256 is not null`,
      [organizationId, fileId, projectId, userId],
    )
    return rows[0] && uploadOf(rows[0])
  },

  begin: async (uploads) => {
    for (const { organizationId, fileId, projectId, userId, storageKey, size, content, target } of uploads)
      await pool.query(
        `insert into platform.file_uploads values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         on conflict (organization_id, file_id) do update
         set target_kind = excluded.target_kind, target_id = excluded.target_id, touched_at = excluded.touched_at`,
        [
          ...[organizationId, fileId, projectId, userId, storageKey, size],
          ...[content?.sha256, content?.mediaType, target?.kind, target?.id, now()],
        ],
      )
  },

  forget: async (organizationId, fileIds) => {
    await pool.query('delete from platform.file_uploads where organization_id = $1 and file_id = any($2)', [
      organizationId,
      fileIds,
    ])
  },

  left: async (since, broken) => {
    const { rows } = await pool.query<Row>(
      `select * from platform.file_uploads where touched_at < $1 or ($2 and (sha256 is null or target_kind is not null))`,
      [since, broken],
    )
    return rows.map(uploadOf)
  },
})

const uploadOf = (row: Row): FileUpload => ({
  organizationId: row.organization_id,
  fileId: row.file_id,
  projectId: row.project_id,
  userId: row.user_id,
  storageKey: row.storage_key,
  size: row.size,
  content: row.sha256 === null || row.media_type === null ? null : { sha256: row.sha256, mediaType: row.media_type },
  target: row.target_kind && row.target_id ? { kind: row.target_kind, id: row.target_id } : null,
})
