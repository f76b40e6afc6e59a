import type { Answer } from '@prumo/contracts/index'
import { id, text } from '@prumo/contracts/values'
import { HttpProblem } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import { z } from 'zod'
import type { Query } from '../pipeline/query'
import { visibleTo } from '../projects/visibleProjects'
import { columnsOf } from '../reading/columns'
import { cursorOf, placeIn } from '../reading/cursor'
import { textOrder } from '../reading/textOrder'

type Row = Answer<'partnerProjects'>['items'][number] & { sortedBy: string }

const place = z.tuple([text(5000), id])
const sortedBy = textOrder('p.pitch')

export const partnerProjects: Query<'partnerProjects'> = async (db, { partnerId, after, limit }, { actor }) => {
  const ofPartner = { organization_id: actor.organizationId, partner_id: partnerId }
  const isThere = await db('partners_partners').where(ofPartner).whereNull('deleted_at').first('partner_id')
  if (!isThere) throw new HttpProblem(404, 'resource.unknown')
  const all = () =>
    db('projects_projects as p').where({ 'p.organization_id': actor.organizationId, 'p.customer_id': partnerId })
  const seen = () => all().modify(visibleTo(actor))
  const page = seen()
    .select(columnsOf('p', 'projectId', 'pitch', 'status'))
    .select(db.raw(`${sortedBy} as "sortedBy"`))
    .orderByRaw(`${sortedBy}, p.project_id`)
    .limit(limit + 1)
  const start = placeIn(after, place)
  if (start) page.whereRaw(`(${sortedBy}, p.project_id) > (?, ?::uuid)`, start)
  const rows: Row[] = await page
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  const total = await countOf(seen())
  return {
    items: items.map(({ sortedBy: _, ...item }) => item),
    next: last ? cursorOf([last.sortedBy, last.projectId]) : null,
    total,
    others: (await countOf(all())) - total,
  }
}

async function countOf(query: Knex.QueryBuilder): Promise<number> {
  const [row] = await query.count<{ total: number }[]>({ total: '*' })
  return Number(row?.total ?? 0)
}
