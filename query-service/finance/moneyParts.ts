import { queries } from '@prumo/contracts/index'
import { sameName } from '@prumo/contracts/sameName'
import { day, id } from '@prumo/contracts/values'
import type { Knex } from 'knex'
import { z } from 'zod'
import { leftOutFor } from '../pipeline/leftOutFor'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { cursorOf, placeIn } from '../reading/cursor'
import { currencyOf } from './currencyOf'
import { deliveryShares, type SharedEntry } from './deliveryShares'
import { ledgerAt } from './ledgerAt'
import { moneyPartsOf } from './moneyPartsOf'

const place = z.tuple([day, id, id])
type Place = z.infer<typeof place>
type Question = Parameters<Query<'moneyParts'>>[1]
type Part = Awaited<ReturnType<Query<'moneyParts'>>>['items'][number]
type OfEntry = SharedEntry & { title: string; firstOn: string | null; lastOn: string | null; cents: number }

/** What has no day stands before all others. */
const firstDay = '0001-01-01'
const ofGroups = ['origin', 'item', 'group', 'right']

export const moneyParts: Query<'moneyParts'> = async (db, input, { actor, reader, projectNow }) => {
  const { organizationId } = actor
  const { projectId, without = '', cardId, groupName, after, limit } = input
  const start = placeIn(after, place)
  const isOfGroup = cardId !== undefined || groupName !== undefined || ofGroups.includes(without)
  const closed = leftOutFor(queries.moneyParts.leavesOut, reader, projectNow)
  const found = isOfGroup
    ? await ofGroup(db, { organizationId, closed }, input, start)
    : await pageOf(db, organizationId, input, start)
  const items = found.slice(0, limit)
  const end = found.length > limit ? items.at(-1) : undefined
  return {
    currency: await currencyOf(db, organizationId, projectId),
    items,
    next: end ? cursorOf(placeOf(end)) : null,
  }
}

const placeOf = ({ on, entryId, installmentId }: Part): Place => [on ?? firstDay, entryId, installmentId ?? entryId]

/** The parts of these days, as `p`. */
function partsOf(db: Knex, organizationId: string, question: Question): Knex.QueryBuilder {
  const { projectId, kind, from, to, without } = question
  const parts = moneyPartsOf(db, ledgerAt(db, { organizationId, projectId }), question).where({ kind }).select('*')
  const query = db.from(parts.as('p'))
  if (from) query.where('p.counted_on', '>=', from)
  if (to) query.where('p.counted_on', '<=', to)
  if (without === 'day') query.whereNull('p.counted_on')
  return query
}

const withTitles = (db: Knex, organizationId: string, parts: Knex.QueryBuilder) =>
  parts.join('finance_entries as t', (on) =>
    on.on('t.entry_id', 'p.entry_id').andOn('t.organization_id', db.raw('?', [organizationId])),
  )

/** One more than a page. */
function pageOf(db: Knex, organizationId: string, question: Question, start: Place | undefined): Promise<Part[]> {
  const order = `coalesce(p.counted_on, '${firstDay}'), p.entry_id, coalesce(p.installment_id, p.entry_id)`
  const page = withTitles(db, organizationId, partsOf(db, organizationId, question))
    .where('t.project_id', question.projectId)
    .orderByRaw(order)
    .limit(question.limit + 1)
    .select({ entryId: 'p.entry_id', installmentId: 'p.installment_id', title: 't.title', kind: 'p.kind' })
    .select({ on: 'p.counted_on', cents: 'p.cents' })
  if (start) page.whereRaw(`(${order}) > (?::date, ?::uuid, ?::uuid)`, start)
  return page as unknown as Promise<Part[]>
}

type Rights = { organizationId: string; closed: readonly string[] }

/** What entries come to of a group: each once, with its part. */
async function ofGroup(db: Knex, rights: Rights, question: Question, start: Place | undefined): Promise<Part[]> {
  const { organizationId, closed } = rights
  const { projectId, kind, limit } = question
  const sums = partsOf(db, organizationId, question)
    .groupBy('p.entry_id')
    .select('p.entry_id', db.raw('sum(p.cents)::bigint as cents'))
    .min({ first_on: 'p.counted_on' })
    .max({ last_on: 'p.counted_on' })
  const entries: OfEntry[] = await withTitles(db, organizationId, db.from(sums.as('p')))
    .where('t.project_id', projectId)
    .select(columns('firstOn', 'lastOn', 'cents', 'title', 'plannedCents', 'origin'), { entryId: 't.entry_id' })
  const sharesOf = await deliveryShares(db, { organizationId, projectId }, entries, closed)
  const isOurs = isOfGroupIn(question)
  return entries
    .flatMap(({ firstOn, lastOn, cents, title, ...entry }): Part[] => {
      const shares = sharesOf(entry, cents).filter(isOurs)
      const sum = shares.reduce((whole, share) => whole + share.cents, 0)
      const on = firstOn === lastOn ? firstOn : null
      return sum === 0 ? [] : [{ entryId: entry.entryId, installmentId: null, title, kind, on, cents: sum }]
    })
    .sort((first, second) => compare(placeOf(first), placeOf(second)))
    .filter((part) => !start || compare(placeOf(part), start) > 0)
    .slice(0, limit + 1)
}

const compare = (first: Place, second: Place): number => {
  const at = first.findIndex((value, index) => value !== second[index])
  return at < 0 ? 0 : (first[at] ?? '') < (second[at] ?? '') ? -1 : 1
}

type Share = ReturnType<Awaited<ReturnType<typeof deliveryShares>>>[number]
const reasonOf = { origin: 'notAllocated', item: 'deleted', group: 'ungrouped', right: 'closed' } as const

const isOfGroupIn =
  ({ without, cardId, groupName }: Question) =>
  ({ group, because }: Share): boolean => {
    if (cardId !== undefined && group?.cardId !== cardId) return false
    if (groupName !== undefined && !(group?.cardId === null && sameName(group.title, groupName))) return false
    return without === undefined || without === 'day' || because === reasonOf[without]
  }
