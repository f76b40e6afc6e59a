import { id } from '@prumo/contracts/values'
import type { Knex } from 'knex'
import { z } from 'zod'
import type { Query } from '../pipeline/query'
import { cursorOf, placeIn } from '../reading/cursor'
import { positionOn } from '../reading/positionOn'
import { currencyOf } from './currencyOf'
import { ledgerAt } from './ledgerAt'
import { moneyOfEntries } from './moneyOfEntries'

const place = z.tuple([z.int(), id, z.enum(['inflow', 'outflow'])])
type Place = z.infer<typeof place>
type Question = Parameters<Query<'moneyCurveChanges'>>[1]
type Change = Awaited<ReturnType<Query<'moneyCurveChanges'>>>['items'][number] & { size: number; count: number }

export const moneyCurveChanges: Query<'moneyCurveChanges'> = async (db, input, { actor, at }) => {
  const of = { organizationId: actor.organizationId, projectId: input.projectId }
  const position = await positionOn(db, of, input.statusOn, at)
  const start = placeIn(input.after, place)
  const found = position === undefined ? [] : await changedSince(db, of, input, position, start)
  const page = found.slice(0, input.limit)
  const last = found.length > input.limit ? page.at(-1) : undefined
  return {
    currency: await currencyOf(db, of.organizationId, of.projectId),
    items: page.map(({ size: _, count: __, ...change }) => change),
    count: found[0]?.count ?? 0,
    next: last ? cursorOf([last.size, last.entryId, last.kind]) : null,
  }
}

type OfProject = { organizationId: string; projectId: string }

/** One more than a page of the entries of which something else is known by now, those with most of it first. */
async function changedSince(db: Knex, of: OfProject, question: Question, position: number, start: Place | undefined) {
  const { view, statusOn, limit } = question
  const until = { view, statusOn, plannedUntil: statusOn }
  const { rows } = await db.raw<{ rows: Change[] }>(changes(start), {
    before: moneyOfEntries(db, ledgerAt(db, of, position), until),
    after: moneyOfEntries(db, ledgerAt(db, of), until),
    ...of,
    limit: limit + 1,
    ...(start && { size: start[0], entryId: start[1], kind: start[2] }),
  })
  return rows
}

const side = (alias: string) =>
  `case when ${alias}.entry_id is not null then jsonb_build_object('planned', ${alias}.planned, 'realized', ${alias}.realized) end`
const difference = (figure: string) => `abs(coalesce(a.${figure}, 0) - coalesce(b.${figure}, 0))`

const changes = (start: Place | undefined): string => `
  with b as (:before), a as (:after), differing as (
    select coalesce(a.entry_id, b.entry_id) as entry_id, coalesce(a.kind, b.kind) as kind,
      ${side('b')} as before, ${side('a')} as after,
      ${difference('planned')} + ${difference('realized')} as size, count(*) over ()::int as count
    from b full join a on a.entry_id = b.entry_id and a.kind = b.kind
    where (a.entry_id, a.planned, a.realized) is distinct from (b.entry_id, b.planned, b.realized)
  )
  select d.entry_id as "entryId", e.title, d.kind, d.before, d.after, d.size, d.count
  from differing d
  join finance_entries e on e.organization_id = :organizationId and e.project_id = :projectId
    and e.entry_id = d.entry_id
  ${start ? 'where (-d.size, d.entry_id, d.kind) > (-cast(:size as bigint), cast(:entryId as uuid), :kind)' : ''}
  order by -d.size, d.entry_id, d.kind limit :limit`
