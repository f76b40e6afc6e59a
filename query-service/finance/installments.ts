import type { ListedInstallment } from '@prumo/contracts/finance/figures'
import { day, text } from '@prumo/contracts/values'
import type { Knex } from 'knex'
import { z } from 'zod'
import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { cursorOf, placeIn } from '../reading/cursor'
import { textOrder } from '../reading/textOrder'
import { currencyOf } from './currencyOf'
import { ledgerRows, sumOf } from './ledgerRows'

const byDay = [day, text(100)] as const

/** Of each order its expression, its type, and what the end of a page says of it. */
const sorted = {
  dueOn: { by: [], end: z.tuple([...byDay]) },
  title: { by: [textOrder('e.title'), 'text'], end: z.tuple([text(1000), ...byDay]) },
  cents: { by: ['i.cents', 'bigint'], end: z.tuple([z.string().regex(/^\d{1,15}$/), ...byDay]) },
  // Of what is open, what is overdue comes first by its day.
  state: {
    by: [`case i.state when 'open' then 1 when 'paid' then 2 else 3 end`, 'int'],
    end: z.tuple([z.enum(['1', '2', '3']), ...byDay]),
  },
} as const

const ofInstallments = {
  ...columnsOf('i', 'entryId', 'installmentId', 'number', 'count', 'dueOn', 'cents', 'partId'),
  ...columnsOf(
    'i',
    'state',
    'paidOn',
    'paidCents',
    'interestCents',
    'fineCents',
    'discountCents',
    'closedBy',
    'reason',
  ),
}
const ofEntries = {
  ...columnsOf('e', 'title', 'kind', 'classification', 'history', 'plannedOn', 'plannedCents'),
  ...columnsOf('e', 'realizedOn', 'realizedCents'),
  ...columnsOf('e', 'company', 'documentNumber', 'paymentMethod', 'partnerId', 'seriesId', 'refundOf'),
  ...columnsOf('e', 'closesWithTasks'),
}

export const installments: Query<'installments'> = async (db, input, { actor: { organizationId } }) => {
  const { after, limit, sort, descending, entrySums: asksForEntries, ...wanted } = input
  const { by, end } = sorted[sort]
  const [expression, type] = by
  // The end of a page of another order, or the other way, says nothing of this one.
  const order = `${sort} ${descending ? 'descending' : 'ascending'}`
  const start = placeIn(after, z.tuple([z.literal(order), end]))?.[1]
  const place = [...(expression ? [expression] : []), 'i.due_on', 'i.part_id']
  const bound = [...(type ? [`?::${type}`] : []), '?::date', '?']
  const page = ledgerRows(db, organizationId, wanted)
    .select(ofInstallments, ofEntries, { partnerName: 'p.name' }, db.raw(`e.late_months <> '[]'::jsonb as late`))
    .leftJoin('partners_partners as p', { 'p.organization_id': 'e.organization_id', 'p.partner_id': 'e.partner_id' })
    .select(db.raw(`${expression ? `(${expression})::text` : 'null'} as "sortedBy"`))
    .orderByRaw(place.map((each) => `${each} ${descending ? 'desc' : 'asc'}`).join(', '))
    .limit(limit + 1)
  if (start) page.whereRaw(`(${place.join(', ')}) ${descending ? '<' : '>'} (${bound.join(', ')})`, start)
  const rows: (ListedInstallment & { partId: string; sortedBy: string | null })[] = await page
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return {
    currency: await currencyOf(db, organizationId, wanted.projectId),
    items: items.map(({ partId: _, sortedBy: __, ...item }) => item),
    next: last
      ? cursorOf([order, [...(last.sortedBy === null ? [] : [last.sortedBy]), last.dueOn, last.partId]])
      : null,
    // Later pages say no more of what all of them come to.
    sums: after
      ? []
      : await ledgerRows(db, organizationId, wanted)
          .groupBy('e.kind', 'i.state')
          .orderBy(['e.kind', 'i.state'])
          .select(
            'e.kind',
            'i.state',
            db.raw(`count(*)::int as count, ${sumOf('i.cents')} as cents, ${sumOf('i.paid_cents')} as "paidCents"`),
          ),
    realizedSums: after || !wanted.realized ? [] : await realizedSums(db, organizationId, wanted),
    entrySums: after || !asksForEntries ? [] : await entrySums(db, organizationId, wanted),
    classifications: after
      ? []
      : await db('finance_entries as e')
          .where({ organization_id: organizationId, project_id: wanted.projectId })
          .whereNull('deleted_at')
          .distinct('e.classification')
          .orderBy('e.classification')
          .pluck('classification'),
  }
}

/** Each entry counts once, whichever of its installments are listed. */
function entrySums(db: Knex, organizationId: string, wanted: Parameters<typeof ledgerRows>[2]) {
  const entries = ledgerRows(db, organizationId, wanted).distinct(
    'e.entry_id',
    'e.kind',
    'e.planned_cents',
    'e.realized_cents',
  )
  return db
    .from(entries.as('found'))
    .groupBy('kind')
    .orderBy('kind')
    .select(
      'kind',
      db.raw(`count(*)::int as count, ${sumOf('planned_cents')} as "plannedCents"`),
      db.raw(`${sumOf('realized_cents')} as "realizedCents"`),
    )
}

/** An entry with several installments was realized once. Whatever is listed of it, all of it was planned. */
function realizedSums(db: Knex, organizationId: string, wanted: Parameters<typeof ledgerRows>[2]) {
  const planned = db('finance_installments')
    .where({ organization_id: organizationId, project_id: wanted.projectId })
    .whereNot('state', 'cancelled')
    .groupBy('entry_id')
    .select('entry_id', db.raw('sum(cents) as planned_cents'))
  const entries = ledgerRows(db, organizationId, wanted)
    .leftJoin(planned.as('planned'), 'planned.entry_id', 'e.entry_id')
    .distinct('e.entry_id', 'e.kind', 'e.realized_cents', 'planned.planned_cents')
  return db
    .from(entries.as('found'))
    .groupBy('kind')
    .orderBy('kind')
    .select(
      'kind',
      db.raw(`count(*)::int as count, ${sumOf('realized_cents')} as cents`),
      db.raw(`${sumOf('planned_cents')} as "plannedCents"`),
    )
}
