import { id, text } from '@prumo/contracts/values'
import type { Knex } from 'knex'
import { z } from 'zod'
import type { Query } from '../pipeline/query'
import { visibleTo } from '../projects/visibleProjects'
import { containsText } from '../reading/containsText'
import { cursorOf, placeIn } from '../reading/cursor'
import { type DocumentRow, documentColumns, shownDocuments } from './documentRows'

/** Instants in one form, so that they compare as texts do. */
const changedAt = `to_char(d.changed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US')`
const place = z.tuple([text(40), id, id])

export const documents: Query<'documents'> = async (db, input, asker) => {
  const { actor } = asker
  const { projectId, status, approverId, search, deleted, after, limit } = input
  const from = () =>
    db('documents_documents as d')
      .join('projects_projects as p', 'p.project_id', 'd.project_id')
      .modify((query: Knex.QueryBuilder) => {
        query.modify(visibleTo(actor)).where('d.organization_id', actor.organizationId)
        if (deleted === 'yes') query.whereNotNull('d.deleted_at')
        else query.whereNull('d.deleted_at')
        if (projectId) query.where('d.project_id', projectId)
        if (status) query.where('d.status', status)
        if (approverId) query.whereRaw('d.approver_ids \\? ?', [approverId])
        if (search) query.modify(containsText(search, 'd.title', `coalesce(d.number, '')`))
      })
  const start = placeIn(after, place)
  const page = from()
    .select(documentColumns)
    .select(db.raw(`${changedAt} as "sortedBy"`))
    .orderByRaw(`${changedAt} desc, d.project_id, d.document_id`)
    .limit(limit + 1)
  if (start)
    page.whereRaw(`(${changedAt} < ? or (${changedAt} = ? and (d.project_id, d.document_id) > (?::uuid, ?::uuid)))`, [
      start[0],
      ...start,
    ])
  const rows: (DocumentRow & { sortedBy: string })[] = await page
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  const [count] = await from().count<{ total: number }[]>({ total: '*' })
  return {
    items: await shownDocuments(db, asker, items),
    next: last ? cursorOf([last.sortedBy, last.projectId, last.documentId]) : null,
    total: count?.total ?? 0,
  }
}
