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

const place = z.tuple([text(5000), id])
const sortedBy = textOrderOrLast('p.name')
const searched = [...namingColumns, ...['responsible', 'email'].map((name) => `coalesce(p.${name}, '')`)]

export const partners: Query<'partners'> = async (db, { type, search, after, limit }, { actor }) => {
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
    .orderByRaw(`${sortedBy}, p.partner_id`)
    .limit(limit + 1)
  const start = placeIn(after, place)
  if (start) page.whereRaw(`(${sortedBy}, p.partner_id) > (?, ?::uuid)`, start)
  const rows: (ListedPartner & { sortedBy: string })[] = await page
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  const [count] = await from().count<{ total: number }[]>({ total: '*' })
  return {
    items: items.map(({ sortedBy: _, ...item }) => item),
    next: last ? cursorOf([last.sortedBy, last.partnerId]) : null,
    total: count?.total ?? 0,
  }
}
