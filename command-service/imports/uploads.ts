import { createHash } from 'node:crypto'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import { inTransaction } from '@prumo/platform/postgres/transaction'
import type { Pool } from 'pg'
import { storageFull } from '../discussion/storage'

export type Upload = {
  uploadId: string
  organizationId: string
  projectId: string
  userId: string
  fileName: string
  fileHash: string
  content: Buffer
}

/** Files on their way into a project. Kept for a week: long enough to look at a result and its reasons. */
export type Uploads = {
  /**
   * `most` is the limit in bytes for all of the organization's uploads. Refuses what would exceed it, also when
   * several arrive at once.
   */
  keep(upload: Omit<Upload, 'fileHash'>, most: number): Promise<void>
  find(uploadId: string, projectId: string): Promise<Upload | undefined>
}

type Row = {
  upload_id: string
  organization_id: string
  project_id: string
  user_id: string
  file_name: string
  file_hash: string
  content: Buffer
}

export const openUploads = (pool: Pool, now: () => Date): Uploads => ({
  keep: async ({ uploadId, organizationId, projectId, userId, fileName, content }, most) => {
    const fileHash = createHash('sha256').update(content).digest('hex')
    const client = await pool.connect()
    const keepIn = async () => {
      await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [advisoryLocks.uploading, organizationId])
      const { rows } = await client.query<{ taken: number }>(
        'select coalesce(sum(octet_length(content)), 0)::float8 as taken from platform.uploads where organization_id = $1',
        [organizationId],
      )
      const free = most - (rows[0]?.taken ?? 0)
      if (content.length > free) throw storageFull(free)
      await client.query('insert into platform.uploads values ($1, $2, $3, $4, $5, $6, $7, $8)', [
        uploadId,
        organizationId,
        projectId,
        userId,
        fileName,
        fileHash,
        content,
        now(),
      ])
    }
    await inTransaction(client, keepIn).finally(() => client.release())
  },

  find: async (uploadId, projectId) => {
    const { rows } = await pool.query<Row>('select * from platform.uploads where upload_id = $1 and project_id = $2', [
      uploadId,
      projectId,
    ])
    const row = rows[0]
    return (
      row && {
        uploadId: row.upload_id,
        organizationId: row.organization_id,
        projectId: row.project_id,
        userId: row.user_id,
        fileName: row.file_name,
        fileHash: row.file_hash,
        content: row.content,
      }
    )
  },
})
