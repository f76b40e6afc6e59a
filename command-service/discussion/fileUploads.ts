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
  /** Once its content has arrived as a whole, and as long as it may be attached. */
  content: { sha256: string; mediaType: string } | null
  /** What it is being attached to, or removed from. */
  target: Target | null
}

/**
 * A journal of file uploads. It is written before the log or the store changes, so that a start after a crash finds
 * what is unfinished.
 */
export type FileUploads = {
  /** Whether the id was free. */
  add(upload: Omit<FileUpload, 'content' | 'target'>): Promise<boolean>
  /** Whether the upload was still awaited: one that took too long has been given up. */
  arrived(upload: Pick<FileUpload, 'organizationId' | 'fileId'>, content: FileUpload['content']): Promise<boolean>
  /**
   * Claims a person's upload for this target and no other, so it is never attached twice. `undefined` if it is
   * missing or claimed for another target.
   */
  claim(
    who: Pick<FileUpload, 'organizationId' | 'fileId' | 'projectId' | 'userId'>,
    target: Target,
  ): Promise<FileUpload | undefined>
  /** Begins the removal of files that are attached: nothing is attached by what is written down of them. */
  leave(uploads: readonly Omit<FileUpload, 'content'>[]): Promise<void>
  forget(organizationId: string, fileIds: readonly string[]): Promise<void>
  /**
   * Gives up uploads that have been idle since `since`; they can no longer be attached. With `brokenBefore`, also
   * those that a dead process left unfinished before that time.
   */
  giveUp(since: Date, brokenBefore: Date | undefined): Promise<FileUpload[]>
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
    const { rowCount } = await pool.query(
      `update platform.file_uploads set sha256 = $3, media_type = $4, touched_at = $5
       where organization_id = $1 and file_id = $2`,
      [organizationId, fileId, content?.sha256, content?.mediaType, now()],
    )
    return rowCount === 1
  },

  claim: async ({ organizationId, fileId, projectId, userId }, { kind, id }) => {
    const { rows } = await pool.query<Row>(
      `update platform.file_uploads set target_kind = $5, target_id = $6, touched_at = $7
       where organization_id = $1 and file_id = $2 and project_id = $3 and user_id = $4 and sha256 is not null
         and (target_kind is null or (target_kind = $5 and target_id = $6)) returning *`,
      [organizationId, fileId, projectId, userId, kind, id, now()],
    )
    return rows[0] && uploadOf(rows[0])
  },

  leave: async (uploads) => {
    for (const { organizationId, fileId, projectId, userId, storageKey, size, target } of uploads)
      await pool.query(
        `insert into platform.file_uploads values ($1, $2, $3, $4, $5, $6, null, null, $7, $8, $9)
         on conflict (organization_id, file_id) do update set sha256 = null, media_type = null,
           target_kind = excluded.target_kind, target_id = excluded.target_id, touched_at = excluded.touched_at`,
        [organizationId, fileId, projectId, userId, storageKey, size, target?.kind, target?.id, now()],
      )
  },

  forget: async (organizationId, fileIds) => {
    await pool.query('delete from platform.file_uploads where organization_id = $1 and file_id = any($2)', [
      organizationId,
      fileIds,
    ])
  },

  giveUp: async (since, brokenBefore) => {
    const { rows } = await pool.query<Row>(
      `update platform.file_uploads set sha256 = null, media_type = null
       where touched_at < $1 or (touched_at < $2 and (sha256 is null or target_kind is not null)) returning *`,
      [since, brokenBefore],
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
