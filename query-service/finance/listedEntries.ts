import type { Origin } from '@prumo/contracts/finance/entry'
import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { ledgerRows, sumOf } from './ledgerRows'
import { originFor } from './originFor'
import { originNames } from './originNames'

/** What an entry is for by the names of it. */
const named = (origin: Origin | null, nameOf: (id: string) => string | null) =>
  origin && { of: origin.of, items: origin.items.map(({ id, ...item }) => ({ ...item, name: nameOf(id) })) }

type Row = {
  entryId: string
  plannedCents: number
  origin: Origin | null
  refundOfTitle: string | null
  refundedCents: number
}

export const listedEntries: Query<'listedEntries'> = async (db, input, asker) => {
  const { organizationId } = asker.actor
  const { after, limit, ...wanted } = input
  const inProject = { organization_id: organizationId, project_id: wanted.projectId }
  const refunds = db('finance_entries')
    .where(inProject)
    .whereNull('deleted_at')
    .whereNotNull('refund_of')
    .groupBy('refund_of')
    .select('refund_of', db.raw(`${sumOf('planned_cents')} as refunded_cents`))
  const found = ledgerRows(db, organizationId, wanted)
    .distinct('e.entry_id')
    .orderBy('e.entry_id')
    .limit(limit + 1)
  if (after) found.where('e.entry_id', '>', after)
  const rows: Row[] = await db('finance_entries as e')
    .where({ 'e.organization_id': organizationId, 'e.project_id': wanted.projectId })
    .whereIn('e.entry_id', found)
    .leftJoin('finance_entries as o', (on) =>
      on
        .on('o.entry_id', 'e.refund_of')
        .andOn('o.project_id', 'e.project_id')
        .andOn('o.organization_id', 'e.organization_id')
        .andOnNull('o.deleted_at'),
    )
    .leftJoin(refunds.as('r'), 'r.refund_of', 'e.entry_id')
    .orderBy('e.entry_id')
    .select(columnsOf('e', 'entryId', 'plannedCents', 'origin'), {
      refundOfTitle: 'o.title',
      refundedCents: db.raw('coalesce(r.refunded_cents, 0)::bigint'),
    })
  const page = rows.slice(0, limit)
  const nameOf = await originNames(
    db,
    inProject,
    page.flatMap(({ origin }) => origin ?? []),
    asker,
  )
  return {
    items: page.map(({ origin, ...row }) => ({ ...row, origin: named(originFor(origin, asker), nameOf) })),
    next: rows.length > limit ? (page.at(-1)?.entryId ?? null) : null,
  }
}
