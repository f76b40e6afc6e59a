import { z } from 'zod'
import type { QueryContract } from '../query'
import { text } from '../values'
import { notificationKinds } from './kinds'

const person = z.object({ userId: z.string(), name: z.string() })

const notification = z.object({
  kind: z.enum(notificationKinds),
  correlationId: z.string(),
  /** When the last of its events happened. */
  at: z.string(),
  /** `null` if the system did it, or somebody who was erased. */
  by: person.nullable(),
  projectId: z.string(),
  projectPitch: z.string(),
  /** What it is about: the last record, and how many there are. */
  recordKind: z.string(),
  recordId: z.string(),
  recordName: z.string().nullable(),
  /** Whether the record can still be opened. */
  recordExists: z.boolean(),
  count: z.int(),
  unread: z.boolean(),
})
export type Notification = z.output<typeof notification>

const reads = [
  'notifications_notifications',
  'notifications_inboxes',
  'projects_projects',
  'organization_users',
  'organization_access_profiles',
]

export const notificationQueries = {
  /** What the person was notified of and may still see, the newest first. */
  notifications: {
    need: { of: 'self' },
    input: z.strictObject({
      kind: z.enum(notificationKinds).optional(),
      unread: z.enum(['yes', 'no']).default('no'),
      after: text(5000).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({
      items: z.array(notification),
      next: z.string().nullable(),
      /** `null` where no mails are sent about notifications. */
      byMail: z.boolean().nullable(),
    }),
    reads: [...reads, 'tasks_tasks', 'documents_documents', 'finance_entries', 'identity_accounts', 'audit_names'],
  },
  /** How many of them are unread: at most `mostCounted`. */
  unreadNotifications: {
    need: { of: 'self' },
    input: z.strictObject({}),
    output: z.object({ count: z.int() }),
    reads,
  },
} as const satisfies Record<string, QueryContract>
