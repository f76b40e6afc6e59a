import type { Notification } from '@prumo/contracts/notifications/queries'
import { instant, text } from '@prumo/contracts/values'
import type { Knex } from 'knex'
import { z } from 'zod'
import type { Query } from '../pipeline/query'
import { columns, columnsOf } from '../reading/columns'
import { cursorOf, placeIn } from '../reading/cursor'
import { lastNames } from '../reading/lastNames'
import { peopleNames } from '../reading/peopleNames'
import { unread, visibleNotifications } from './visibleNotifications'

type Row = Omit<Notification, 'by' | 'recordName'> & { notificationId: string; byId: string | null }

const place = z.tuple([instant, text(200)])
const shown = columnsOf(
  'n',
  'notificationId',
  'kind',
  'correlationId',
  'at',
  'byId',
  'projectId',
  'recordKind',
  'recordId',
  'count',
)

/** Deleted tasks, documents and entries cannot be opened. */
const recordExists = `case n.record_kind
  when 'task' then exists (select from tasks_tasks t where t.organization_id = n.organization_id and t.task_id = n.record_id)
  when 'document' then exists (select from documents_documents d
    where d.organization_id = n.organization_id and d.document_id = n.record_id and d.deleted_at is null)
  when 'entry' then exists (select from finance_entries e
    where e.organization_id = n.organization_id and e.entry_id = n.record_id and e.deleted_at is null)
  else true end as "recordExists"`

export const notifications: Query<'notifications'> = async (db, { kind, after, limit, ...input }, asker) => {
  const { actor, isNotifyingByMail } = asker
  const start = placeIn(after, place)
  const page = visibleNotifications(db, actor)
    .select(shown, { projectPitch: 'p.pitch' }, db.raw(recordExists), db.raw(`${unread} as unread`))
    .orderByRaw('n.at desc, n.notification_id desc')
    .limit(limit + 1)
    .modify((query: Knex.QueryBuilder) => {
      if (kind) query.where('n.kind', kind)
      if (input.unread === 'yes') query.whereRaw(unread)
      if (start) query.whereRaw('(n.at, n.notification_id) < (?::timestamptz, ?)', start)
    })
  const rows: Row[] = await page
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  const names = await peopleNames(
    db,
    asker,
    items.map(({ byId }) => byId),
  )
  const recordOf = ({
    projectId,
    recordKind: kind,
    recordId: id,
  }: Pick<Row, 'projectId' | 'recordKind' | 'recordId'>) => ({
    projectId,
    kind,
    id,
  })
  const nameOf = await lastNames(db, actor.organizationId, items.map(recordOf))
  const inbox: { byMail: boolean } | undefined = await db('notifications_inboxes')
    .where({ organization_id: actor.organizationId, user_id: actor.userId })
    .first(columns('byMail'))
  return {
    items: items.map(({ notificationId, byId, ...row }) => ({
      ...row,
      by: byId && names.has(byId) ? { userId: byId, name: names.get(byId) ?? '' } : null,
      recordName: nameOf(recordOf(row)) ?? null,
    })),
    next: last ? cursorOf([last.at, last.notificationId]) : null,
    byMail: isNotifyingByMail ? (inbox?.byMail ?? true) : null,
  }
}
