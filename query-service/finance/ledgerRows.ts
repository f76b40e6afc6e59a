import type { queries } from '@prumo/contracts/index'
import { mostCents } from '@prumo/contracts/tasks/wbsSums'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { containsText } from '../reading/containsText'

type Wanted = Omit<z.output<typeof queries.installments.input>, 'after' | 'limit' | 'sort' | 'descending' | 'entrySums'>

/** The installments of a project that these filters leave (`finance_installments as i`, `finance_entries as e`). */
export function ledgerRows(db: Knex, organizationId: string, wanted: Wanted): Knex.QueryBuilder {
  const { projectId, search, kind, classification, dueFrom, dueTo, state } = wanted
  const { partnerId, originId, seriesId, late, realized } = wanted
  const query = installmentsOf(db, organizationId, projectId)
  if (kind) query.where('e.kind', kind)
  if (classification) query.where('e.classification', classification)
  if (dueFrom) query.where('i.due_on', '>=', dueFrom)
  if (dueTo) query.where('i.due_on', '<=', dueTo)
  if (state) query.where('i.state', state)
  if (partnerId) query.where('e.partner_id', partnerId)
  if (seriesId) query.where('e.series_id', seriesId)
  if (originId) query.whereRaw(`e.origin -> 'items' @> ?::jsonb`, [JSON.stringify([{ id: originId }])])
  if (late) query.whereRaw(`e.late_months <> '[]'::jsonb`)
  if (realized) query.whereNotNull('e.realized_cents')
  if (search) query.modify(containsText(search, ...searched))
  return query
}

/** The installments of a project with their entries (`finance_installments as i`, `finance_entries as e`). */
export const installmentsOf = (db: Knex, organizationId: string, projectId: string): Knex.QueryBuilder =>
  db('finance_installments as i')
    .join('finance_entries as e', (on) => on.on('e.entry_id', 'i.entry_id').andOn('e.project_id', 'i.project_id'))
    .where({ 'i.organization_id': organizationId, 'i.project_id': projectId, 'e.organization_id': organizationId })

const searched = ['title', 'history', 'company', 'document_number'].map((column) => `coalesce(e.${column}, '')`)

/** The SQL of the sum of some cents: of those rows of which this holds. */
export const sumWhere = (condition: string, cents: string): string => sumOf(`case when ${condition} then ${cents} end`)

/** The SQL of how many rows there are of which this holds. */
export const countWhere = (condition: string): string => `count(case when ${condition} then 1 end)::int`

/** The SQL of a sum of cents. What is beyond the largest number that JSON keeps exactly stands at it. */
export const sumOf = (cents: string): string => `least(coalesce(sum(${cents}), 0), ${mostCents})::bigint`
