import type { Installment } from '@prumo/contracts/finance/entry'
import type { InstallmentSettlement } from '@prumo/contracts/finance/figures'
import type { Answer } from '@prumo/contracts/index'
import { HttpProblem } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import type { Asker, Query } from '../pipeline/query'
import { changedFieldsOf, changersIn, type KeptChanges } from '../reading/changedFieldsOf'
import { columns } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'
import { originFor } from './originFor'
import { type InProject, originNames } from './originNames'

type Computed =
  | 'installments'
  | 'settlements'
  | 'originNames'
  | 'partnerName'
  | 'refundOfTitle'
  | 'refunds'
  | 'changedFields'
type Row = Omit<Answer<'entry'>, Computed> & { changedFields: KeptChanges }

const entryColumns = {
  ...columns('projectId', 'entryId', 'currency', 'title', 'kind', 'classification', 'description', 'history'),
  ...columns('plannedOn', 'realizedOn', 'plannedCents', 'realizedCents', 'company', 'documentNumber'),
  ...columns('paymentMethod', 'closesWithTasks', 'origin', 'partnerId', 'seriesId', 'refundOf', 'lateMonths'),
  ...columns('createdAt', 'createdBy', 'changedAt', 'changedFields'),
}

export const entry: Query<'entry'> = async (db, { projectId, entryId }, asker) => {
  const { organizationId } = asker.actor
  const ofEntry = { organization_id: organizationId, project_id: projectId, entry_id: entryId }
  const found: Row | undefined = await db('finance_entries').where(ofEntry).whereNull('deleted_at').first(entryColumns)
  if (!found) throw new HttpProblem(404, 'resource.unknown')
  const inProject = { organization_id: organizationId, project_id: projectId }
  const rows: (Installment & InstallmentSettlement)[] = await db('finance_installments')
    .where(ofEntry)
    .orderBy('number')
    .select(
      columns('installmentId', 'dueOn', 'cents', 'state', 'paidOn', 'paidCents', 'interestCents', 'fineCents'),
      columns('discountCents', 'closedBy', 'reason'),
    )
  const { createdBy, changedFields, origin, partnerId, refundOf } = found
  const names = await peopleNames(db, asker, [createdBy, ...changersIn(changedFields)])
  return {
    ...found,
    origin: originFor(origin, asker),
    installments: rows.map(({ installmentId, dueOn, cents }) => ({ installmentId, dueOn, cents })),
    settlements: rows.map(({ dueOn: _, cents: __, ...settlement }) => settlement),
    originNames: await namesOf(db, inProject, origin, asker),
    partnerName: await partnerName(db, organizationId, partnerId),
    refundOfTitle: refundOf && (await titleOf(db, inProject, refundOf)),
    refunds: await db('finance_entries')
      .where({ ...inProject, refund_of: entryId })
      .whereNull('deleted_at')
      .orderBy(['planned_on', 'entry_id'])
      .limit(mostRefunds)
      .select(columns('entryId', 'title', 'plannedOn', 'plannedCents')),
    createdBy: createdBy && (names.get(createdBy) ?? null),
    changedFields: changedFieldsOf(changedFields, names),
  }
}

/** More would not be read on one screen. */
const mostRefunds = 100

/** The titles of what an entry is for, in its order; `null` for what was deleted, or is closed to the asker. */
async function namesOf(
  db: Knex,
  inProject: InProject,
  origin: Row['origin'],
  asker: Asker,
): Promise<(string | null)[]> {
  if (!origin) return []
  const nameOf = await originNames(db, inProject, [origin], asker)
  return origin.items.map(({ id }) => nameOf(id))
}

/** The name of a customer or supplier; `null` where it was erased. Whoever sees the entry sees who it is with. */
async function partnerName(db: Knex, organizationId: string, partnerId: string | null): Promise<string | null> {
  if (!partnerId) return null
  const found = await db('partners_partners')
    .where({ organization_id: organizationId, partner_id: partnerId })
    .first('name')
  return found?.name ?? null
}

async function titleOf(db: Knex, inProject: InProject, entryId: string): Promise<string | null> {
  const found = await db('finance_entries')
    .where({ ...inProject, entry_id: entryId })
    .whereNull('deleted_at')
    .first('title')
  return found?.title ?? null
}
