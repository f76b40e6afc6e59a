import type { ListedDocument } from '@prumo/contracts/documents/queries'
import type { Knex } from 'knex'
import { peopleNames } from '../reading/peopleNames'

/** What a list shows of a document (`documents_documents as d`, `projects_projects as p`). */
export const documentColumns = {
  documentId: 'd.document_id',
  projectId: 'd.project_id',
  projectPitch: 'p.pitch',
  title: 'd.title',
  number: 'd.number',
  status: 'd.status',
  fieldCount: 'd.field_count',
  filledCount: 'd.filled_count',
  approverIds: 'd.approver_ids',
  authorId: 'd.author_id',
  createdAt: 'd.created_at',
  changedAt: 'd.changed_at',
  changedBy: 'd.changed_by',
}
export type DocumentRow = Omit<ListedDocument, 'approvers' | 'authorName' | 'changedByName'> & {
  approverIds: string[]
  authorId: string
  changedBy: string | null
}

/** The same with people's names in place of their ids. */
export async function shownDocuments(
  db: Knex,
  organizationId: string,
  rows: readonly DocumentRow[],
): Promise<ListedDocument[]> {
  const ids = rows.flatMap(({ approverIds, authorId, changedBy }) => [...approverIds, authorId, changedBy])
  const names = await peopleNames(db, organizationId, ids)
  return rows.map(({ approverIds, authorId, changedBy, ...row }) => ({
    ...row,
    approvers: approverIds.map((userId) => ({ userId, name: names.get(userId) ?? '' })),
    authorName: names.get(authorId) ?? '',
    changedByName: changedBy && (names.get(changedBy) ?? null),
  }))
}
