import type { ListedDocument } from '@prumo/contracts/documents/queries'
import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'

/** What a list shows of a document (`documents_documents as d`, `projects_projects as p`). */
export const documentColumns = {
  ...columnsOf(
    'd',
    'documentId',
    'projectId',
    'title',
    'number',
    'status',
    'fieldCount',
    'filledCount',
    'approverIds',
    'authorId',
    'createdAt',
    'changedAt',
    'changedBy',
  ),
  projectPitch: 'p.pitch',
}
export type DocumentRow = Omit<ListedDocument, 'approvers' | 'authorName' | 'changedByName'> & {
  approverIds: string[]
  authorId: string
  changedBy: string | null
}

/** The same with people's names in place of their ids. */
export async function shownDocuments(
  db: Knex,
  asker: Pick<Asker, 'reader' | 'projectNow'>,
  rows: readonly DocumentRow[],
): Promise<ListedDocument[]> {
  const ids = rows.flatMap(({ approverIds, authorId, changedBy }) => [...approverIds, authorId, changedBy])
  const names = await peopleNames(db, asker, ids)
  return rows.map(({ approverIds, authorId, changedBy, ...row }) => ({
    ...row,
    approvers: approverIds.map((userId) => ({ userId, name: names.get(userId) ?? '' })),
    authorName: names.get(authorId) ?? '',
    changedByName: changedBy && (names.get(changedBy) ?? null),
  }))
}
