import type { Origin } from '@prumo/contracts/finance/entry'
import { originParts } from '@prumo/contracts/finance/originParts'
import { type LedgerShare, mostCents } from '@prumo/contracts/tasks/wbsSums'
import type { Knex } from 'knex'
import { columnsOf } from '../reading/columns'
import { sumOf } from './ledgerRows'

type OfProject = { organizationId: string; projectId: string }
type Entry = { plannedCents: number; realizedCents: number | null; standingCents: number; origin: Origin | null }

/** What outflows plan and came to: by what they are for, and in all. */
export type OutflowShares = {
  readonly tasks: ReadonlyMap<string, LedgerShare>
  readonly deliveryGroups: ReadonlyMap<string, LedgerShare>
  /** `null` where there are none. */
  readonly total: LedgerShare | null
}

/**
 * The outflows of a ledger, parted to what they are for: what is planned of them and not cancelled, and what the ledger
 * says was realized.
 */
export async function outflowShares(db: Knex, { organizationId, projectId }: OfProject): Promise<OutflowShares> {
  const standing = db('finance_installments')
    .where({ organization_id: organizationId, project_id: projectId })
    .whereNot('state', 'cancelled')
    .groupBy('entry_id')
    .select('entry_id', db.raw(`${sumOf('cents')} as cents`))
  const entries: Entry[] = await db('finance_entries as e')
    .leftJoin(standing.as('i'), 'i.entry_id', 'e.entry_id')
    .where({ 'e.organization_id': organizationId, 'e.project_id': projectId, 'e.kind': 'outflow' })
    .whereNull('e.deleted_at')
    .select(columnsOf('e', 'plannedCents', 'realizedCents', 'origin'), {
      standingCents: db.raw('coalesce(i.cents, 0)::bigint'),
    })
  const shares = { tasks: new Map<string, LedgerShare>(), deliveryGroups: new Map<string, LedgerShare>() }
  for (const entry of entries) if (entry.origin) partTo(shares[entry.origin.of], entry.origin.items, entry)
  const whole = entries.map(({ standingCents, realizedCents }) => ({
    plannedCents: standingCents,
    realizedCents: realizedCents ?? 0,
  }))
  return { ...shares, total: whole.length === 0 ? null : whole.reduce(together) }
}

function partTo(shares: Map<string, LedgerShare>, items: Origin['items'], entry: Entry): void {
  const { plannedCents, standingCents, realizedCents } = entry
  const planned = originParts(standingCents, plannedCents, items).parts
  const realized = originParts(realizedCents ?? 0, plannedCents, items).parts
  for (const [index, { id }] of items.entries()) {
    const share = { plannedCents: planned[index] ?? 0, realizedCents: realized[index] ?? 0 }
    const before = shares.get(id)
    shares.set(id, before ? together(before, share) : share)
  }
}

const together = (first: LedgerShare, second: LedgerShare): LedgerShare => ({
  plannedCents: Math.min(mostCents, first.plannedCents + second.plannedCents),
  realizedCents: Math.min(mostCents, first.realizedCents + second.realizedCents),
})
