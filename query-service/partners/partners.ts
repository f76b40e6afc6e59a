import type { partnerSorts } from '@prumo/contracts/partners/partnerSorts'
import type { ListedPartner } from '@prumo/contracts/partners/queries'
import { id, text } from '@prumo/contracts/values'
import type { Knex } from 'knex'
import { z } from 'zod'
import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { containsText } from '../reading/containsText'
import { cursorOf, placeIn } from '../reading/cursor'
import { textOrderOrLast } from '../reading/textOrder'
import { listedFields } from './listedFields'
import { namingColumns } from './namingColumns'

/** What nobody said is told by an empty text as well. */
const column = (name: string) => `nullif(p.${name}, '')`
const sorted = {
  name: column('name'),
  document: column('document'),
  place: `nullif(concat_ws(' / ', ${column('city')}, ${column('state_code')}), '')`,
  email: column('email'),
} as const satisfies Record<(typeof partnerSorts)[number], string>
const searched = [...namingColumns, ...['responsible', 'email'].map((name) => `coalesce(p.${name}, '')`)]

export const partners: Query<'partners'> = async (db, input, { actor }) => {
  const { type, search, sort, descending, after, limit } = input
  const direction = descending ? 'desc' : 'asc'
  const sortedBy = textOrderOrLast(sorted[sort], sorted[sort], direction)
  // The end of a page of another order, or the other way, says nothing of this one.
  const place = z.tuple([z.literal(`${sort} ${direction}`), text(5000), id])
  const from = () =>
    db('partners_partners as p')
      .where('p.organization_id', actor.organizationId)
      .whereNull('p.deleted_at')
      .modify((query: Knex.QueryBuilder) => {
        if (type) query.whereRaw('p.types \\? ?', [type])
        if (search) query.modify(containsText(search, ...searched))
      })
  const page = from()
    .select(columnsOf('p', ...listedFields))
    .select(db.raw(`${sortedBy} as "sortedBy"`))
    .orderByRaw(`${sortedBy} ${direction}, p.partner_id ${direction}`)
    .limit(limit + 1)
  const start = placeIn(after, place)
  if (start) page.whereRaw(`(${sortedBy}, p.partner_id) ${descending ? '<' : '>'} (?, ?::uuid)`, start.slice(1))
  const rows: (ListedPartner & { sortedBy: string })[] = await page
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  const [count] = await from().count<{ total: number }[]>({ total: '*' })
  return {
    items: items.map(({ sortedBy: _, ...item }) => item),
    next: last ? cursorOf([`${sort} ${direction}`, last.sortedBy, last.partnerId]) : null,
    total: count?.total ?? 0,
  }
}
