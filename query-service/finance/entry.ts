import type { Installment } from '@prumo/contracts/finance/entry'
import type { Answer } from '@prumo/contracts/index'
import { HttpProblem } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import type { Query } from '../pipeline/query'
import { changedFieldsOf, changersIn, type KeptChanges } from '../reading/changedFieldsOf'
import { columns } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'

type Row = Omit<Answer<'entry'>, 'installments' | 'originNames' | 'changedFields'> & { changedFields: KeptChanges }

export const entry: Query<'entry'> = async (db, { projectId, entryId }, { actor: { organizationId } }) => {
  const ofEntry = { organization_id: organizationId, project_id: projectId, entry_id: entryId }
  const found: Row | undefined = await db('finance_entries')
    .where(ofEntry)
    .whereNull('deleted_at')
    .first(
      columns(
        'projectId',
        'entryId',
        'currency',
        'title',
        'kind',
        'classification',
        'description',
        'history',
        'plannedOn',
        'realizedOn',
        'plannedCents',
        'realizedCents',
        'company',
        'documentNumber',
        'paymentMethod',
        'closesWithTasks',
        'origin',
        'createdAt',
        'createdBy',
        'changedAt',
        'changedFields',
      ),
    )
  if (!found) throw new HttpProblem(404, 'resource.unknown')
  const installments: Installment[] = await db('finance_installments')
    .where(ofEntry)
    .orderBy('number')
    .select(columns('installmentId', 'dueOn', 'cents'))
  const { createdBy, changedFields, origin } = found
  const names = await peopleNames(db, organizationId, [createdBy, ...changersIn(changedFields)])
  return {
    ...found,
    installments,
    originNames: await originNames(db, { organization_id: organizationId, project_id: projectId }, origin),
    createdBy: createdBy && (names.get(createdBy) ?? null),
    changedFields: changedFieldsOf(changedFields, names),
  }
}

type InProject = { organization_id: string; project_id: string }

/** The titles of what an entry is for, in its order; `null` for what was deleted. */
async function originNames(db: Knex, inProject: InProject, origin: Row['origin']): Promise<(string | null)[]> {
  if (!origin) return []
  const ids = origin.items.map(({ id }) => id)
  const rows: { id: string; title: string }[] =
    origin.of === 'tasks'
      ? await db('tasks_tasks').where(inProject).whereIn('task_id', ids).select({ id: 'task_id' }, 'title')
      : await db('canvas_cards')
          .where(inProject)
          .whereIn('card_id', ids)
          .whereNull('deleted_at')
          .select({ id: 'card_id' }, 'title')
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  return ids.map((id) => titles.get(id) ?? null)
}
