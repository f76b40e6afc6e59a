import type { Answer } from '@prumo/contracts/index'
import { HttpProblem } from '@prumo/platform/errors'
import type { Query } from '../pipeline/query'
import { changedFieldsOf, changersIn, type KeptChanges } from '../reading/changedFieldsOf'
import { columns } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'
import { listedFields } from './listedFields'

type Row = Omit<Answer<'partner'>, 'createdById' | 'createdByName' | 'changedFields'> & {
  createdBy: string | null
  changedFields: KeptChanges
}

const shown = columns(...listedFields, 'createdAt', 'createdBy', 'changedAt', 'changedFields')

export const partner: Query<'partner'> = async (db, { partnerId }, asker) => {
  const { organizationId } = asker.actor
  const found: Row | undefined = await db('partners_partners')
    .where({ organization_id: organizationId, partner_id: partnerId })
    .whereNull('deleted_at')
    .first(shown)
  if (!found) throw new HttpProblem(404, 'resource.unknown')
  const { createdBy, changedFields, ...fields } = found
  const names = await peopleNames(db, asker, [createdBy, ...changersIn(changedFields)])
  return {
    ...fields,
    createdById: createdBy,
    createdByName: createdBy && (names.get(createdBy) ?? null),
    changedFields: changedFieldsOf(changedFields, names),
  }
}
