import type { CardFields } from '@prumo/contracts/canvas/card'
import type { RecordedEvent } from '@prumo/contracts/index'
import type { Recorded, Sealed } from '@prumo/contracts/message'
import { asRecorded } from '@prumo/platform/eventLog/asRecorded'
import { dataIn } from '@prumo/platform/eventLog/eventData'
import { merged } from '@prumo/platform/values/merged'
import { type ChangedFields, changed } from '../changedFields'
import { projection } from '../projection'
import { userOf } from '../userOf'

type Card = CardFields & {
  cardId: string
  projectId: string
  areaId: string
  rank: string
  notifiedId: string | null
  /**
   * An address outside of the project, sealed as in its event: unreadable once the key of who entered it is destroyed.
   */
  notificationEmail: Sealed | null
  notificationEventId: string | null
  createdAt: string
  createdBy: string | null
  changedAt: string
  changedFields: ChangedFields
  /** A deleted card keeps its row, because it may be restored. */
  deletedAt: string | null
  deletedBy: string | null
  deletionReason: string | null
}

const nobodyNotified = { notifiedId: null, notificationEmail: null, notificationEventId: null }
const keptEmail = (event: Recorded) => (dataIn(asRecorded(event as RecordedEvent)) as { email: Sealed | null }).email

const notDeleted = { deletedAt: null, deletedBy: null, deletionReason: null }

/** One row per card, also of those that were deleted. */
export const cards = projection<Card>({
  table: 'canvas_cards',
  version: 4,
  key: 'cardId',

  columns: (table) => {
    for (const id of ['card_id', 'project_id', 'area_id']) table.uuid(id).notNullable()
    table.specificType('rank', 'text collate "C"').notNullable()
    for (const text of ['title', 'description']) table.text(text).notNullable()
    for (const text of ['colour', 'link', 'internal_code', 'deletion_reason']) table.text(text)
    for (const id of ['member_id', 'base_card_id', 'notified_id', 'created_by', 'deleted_by']) table.uuid(id)
    for (const day of ['planned_on', 'realized_on', 'concluded_on']) table.date(day)
    for (const cents of ['planned_cents', 'realized_cents']) table.bigInteger(cents)
    table.jsonb('risk')
    table.jsonb('notification_email')
    table.uuid('notification_event_id')
    table.jsonb('custom_fields').notNullable()
    for (const instant of ['created_at', 'changed_at']) table.timestamp(instant).notNullable()
    table.jsonb('changed_fields').notNullable()
    table.timestamp('deleted_at')
    table.index(['organization_id', 'project_id'])
  },

  on: {
    CardAdded: (_, card, event) =>
      merged(card, nobodyNotified, {
        createdAt: event.at,
        createdBy: userOf(event),
        changedAt: event.at,
        changedFields: {},
        ...notDeleted,
      }),
    CardMoved: changed,
    CardReordered: changed,
    CardRenamed: changed,
    CardDescribed: changed,
    CardMemberChosen: changed,
    CardRescheduled: changed,
    CardAmountsSet: changed,
    CardColoured: changed,
    CardLinked: changed,
    CardRiskAssessed: changed,
    CardBaseChanged: changed,
    CardCustomFieldsChanged: changed,
    CardInternalCodeChanged: changed,
    CardNotificationMemberChosen: (row, { notifiedId }, { at }) =>
      row && { ...row, ...nobodyNotified, notifiedId, changedAt: at },
    CardNotificationEmailSet: (row, _, event) =>
      row && {
        ...row,
        ...nobodyNotified,
        notificationEmail: keptEmail(event),
        notificationEventId: event.id,
        changedAt: event.at,
      },
    CardNotificationCleared: (row, _, { at }) => row && { ...row, ...nobodyNotified, changedAt: at },
    CardDeleted: (row, { reason }, event) =>
      row && { ...row, deletedAt: event.at, deletedBy: userOf(event), deletionReason: reason },
    CardRestored: (row, { areaId, rank }, { at }) => row && { ...row, areaId, rank, changedAt: at, ...notDeleted },
  },
})
