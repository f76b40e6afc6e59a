import { type DeliveryReason, deliveryReasons, type EntryKind } from '@prumo/contracts/finance/kinds'
import { addCents, ofEachKind } from '@prumo/contracts/finance/moneyFacts'
import { queries } from '@prumo/contracts/index'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import type { Knex } from 'knex'
import { planStanding } from '../curves/planStanding'
import { leftOutFor } from '../pipeline/leftOutFor'
import type { Query } from '../pipeline/query'
import { reportStanding } from '../reading/reportStanding'
import { currencyOf } from './currencyOf'
import { type Delivery, type DeliveryShare, deliveryShares, type SharedEntry } from './deliveryShares'
import { ledgerAt } from './ledgerAt'
import { moneyOfEntries } from './moneyOfEntries'
import { moneyStanding } from './moneyStanding'

type Sums = Record<EntryKind, { planned: number; realized: number }>
type Row = { group: Delivery | null; because: DeliveryReason; sums: Sums }
type Entry = SharedEntry & { kind: EntryKind; planned: number; realized: number }

export const moneyByDelivery: Query<'moneyByDelivery'> = async (db, input, { actor, reader, projectNow, at }) => {
  const of = { organizationId: actor.organizationId, projectId: input.projectId }
  const entries = await entriesOf(db, of, input)
  const closed = leftOutFor(queries.moneyByDelivery.leavesOut, reader, projectNow)
  const sharesOf = await deliveryShares(db, of, entries, closed)
  const [rows, totals] = [new Map<string, Row>(), nothing()]
  for (const entry of entries) {
    for (const figure of ['planned', 'realized'] as const) {
      add(totals, entry.kind, figure, entry[figure])
      for (const share of sharesOf(entry, entry[figure]))
        if (share.cents !== 0) add(rowOf(rows, share).sums, entry.kind, figure, share.cents)
    }
  }
  const shown = [...rows.values()].sort(inOrder).map(({ group, because, sums }) => ({
    cardId: group?.cardId ?? null,
    title: group?.title ?? null,
    because,
    ...sums,
  }))
  const found = { currency: await currencyOf(db, of.organizationId, of.projectId), totals }
  // A name changes neither the figures nor their order.
  const unnamed = shown.map(({ title: _, ...row }) => row).sort(byContent)
  const { revisions, zone } = await moneyStanding(db, of, input, at)
  // Which group a task is in is said by the plan. What is closed makes other rows: it is part of the question.
  const standing = {
    revisions: { ...revisions, plan: closed.includes('tasks') ? -1 : await planStanding(db, of) },
    zone,
  }
  return {
    ...found,
    rows: shown,
    ...reportStanding('moneyByDelivery', { ...input, closed }, standing, { ...found, rows: unnamed }),
  }
}

type Question = Parameters<Query<'moneyByDelivery'>>[1]

/** What each entry plans, and came to until the end of the status day. */
const entriesOf = (db: Knex, of: { organizationId: string; projectId: string }, question: Question) =>
  db
    .from(moneyOfEntries(db, ledgerAt(db, of), question).as('m'))
    .join('finance_entries as e', 'e.entry_id', 'm.entry_id')
    .where({ 'e.organization_id': of.organizationId, 'e.project_id': of.projectId })
    .select({ entryId: 'm.entry_id', kind: 'm.kind', planned: 'm.planned', realized: 'm.realized' })
    .select({ plannedCents: 'e.planned_cents', origin: 'e.origin' }) as unknown as Promise<Entry[]>

const nothing = (): Sums => ofEachKind(() => ({ planned: 0, realized: 0 }))

function add(sums: Sums, kind: EntryKind, figure: 'planned' | 'realized', cents: number) {
  sums[kind][figure] = addCents(sums[kind][figure], cents)
}

function rowOf(rows: Map<string, Row>, { group, because }: DeliveryShare): Row {
  const key = group ? `${group.order}` : because
  const row = rows.get(key) ?? { group, because, sums: nothing() }
  rows.set(key, row)
  return row
}

/** Groups in the order of the work breakdown structure, and then what stands in none. */
const inOrder = (first: Row, second: Row): number =>
  first.group && second.group
    ? first.group.order - second.group.order
    : deliveryReasons.indexOf(first.because) - deliveryReasons.indexOf(second.because)

const byContent = (first: object, second: object) => (canonicalJson(first) < canonicalJson(second) ? -1 : 1)
