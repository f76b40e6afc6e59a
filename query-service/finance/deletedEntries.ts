import type { Answer } from '@prumo/contracts/index'
import { id, instant } from '@prumo/contracts/values'
import { z } from 'zod'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { placeIn } from '../reading/cursor'
import { deletedPage } from '../reading/deletedPage'

const place = z.tuple([instant, id])
type Item = Answer<'deletedEntries'>['items'][number]

export const deletedEntries: Query<'deletedEntries'> = async (db, { projectId, after, limit }, asker) => {
  const { organizationId } = asker.actor
  const start = placeIn(after, place)
  const page = db('finance_entries')
    .where({ organization_id: organizationId, project_id: projectId })
    .whereNotNull('deleted_at')
    .orderByRaw('deleted_at desc, entry_id')
    .limit(limit + 1)
    .select(columns('entryId', 'title', 'kind', 'deletedAt', 'deletedBy'))
  if (start) page.whereRaw('(deleted_at < ? or (deleted_at = ? and entry_id > ?))', [start[0], ...start])
  const rows: Item[] = await page
  return deletedPage(db, asker, rows, { limit, idOf: ({ entryId }) => entryId })
}
