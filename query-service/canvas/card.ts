import type { Answer } from '@prumo/contracts/index'
import type { Sealed } from '@prumo/contracts/message'
import { HttpProblem } from '@prumo/platform/errors'
import type { Query } from '../pipeline/query'
import { changedFieldsOf, changersIn, type KeptChanges } from '../reading/changedFieldsOf'
import { columnsOf } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'
import { cardColumns } from './cardColumns'

type Row = Omit<Answer<'card'>, 'memberName' | 'baseTitle' | 'notificationEmail' | 'hidden' | 'changedFields'> & {
  changedFields: KeptChanges
  notifiedId: string | null
  notificationEmail: Sealed | null
  notificationEventId: string | null
}

export const card: Query<'card'> = async (db, { projectId, cardId }, asker) => {
  const { actor, log } = asker
  const { organizationId } = actor
  const inProject = { 'c.organization_id': organizationId, 'c.project_id': projectId }
  const found: Row | undefined = await db('canvas_cards as c')
    .join('canvas_areas as a', (on) => on.on('a.area_id', 'c.area_id').andOn('a.project_id', 'c.project_id'))
    .where({ ...inProject, 'c.card_id': cardId })
    .whereNull('c.deleted_at')
    .first(
      cardColumns,
      columnsOf(
        'c',
        'projectId',
        'description',
        'link',
        'baseCardId',
        'customFields',
        'internalCode',
        'notifiedId',
        'notificationEmail',
        'notificationEventId',
        'createdAt',
        'createdBy',
        'changedAt',
        'changedFields',
      ),
      { areaName: 'a.name' },
    )
  if (!found) throw new HttpProblem(404, 'resource.unknown')
  const { notifiedId, notificationEmail, notificationEventId, createdBy, changedFields, ...fields } = found
  const names = await peopleNames(db, asker, [createdBy, fields.memberId, ...changersIn(changedFields)])
  const base = await db('canvas_cards as c')
    .where({ ...inProject, 'c.card_id': fields.baseCardId })
    .first('c.title')
  const notified = await db('identity_accounts')
    .where({ organization_id: organizationId, user_id: notifiedId })
    .first('email')
  const entered = { eventId: notificationEventId, field: 'email', sealed: notificationEmail }
  return {
    ...fields,
    memberName: fields.memberId && (names.get(fields.memberId) ?? null),
    baseTitle: base?.title ?? null,
    notificationEmail: notified?.email || (await log.openedField(entered)),
    createdBy: createdBy && (names.get(createdBy) ?? null),
    changedFields: changedFieldsOf(changedFields, names),
  }
}
