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

const place = z.tuple([text(5000), id])
const sortedBy = textOrderOrLast('p.name')
/** Documents are found with their mask and without, by any part of either. */
const masked = `case length(p.document)
  when 11 then regexp_replace(p.document, '^(.{3})(.{3})(.{3})(.{2})$', '\\1.\\2.\\3-\\4')
  when 14 then regexp_replace(p.document, '^(.{2})(.{3})(.{3})(.{4})(.{2})$', '\\1.\\2.\\3/\\4-\\5')
  else '' end`
const searched = [
  ...['name', 'company_name', 'document', 'responsible', 'email'].map((name) => `coalesce(p.${name}, '')`),
  masked,
]

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
