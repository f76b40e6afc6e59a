import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import type { MessageOf } from '../message'
import { day, id, instant, line } from '../values'

/** By which rule a project's action log is erased: the specification's, six months after the project is finished. */
export const retentionRules = ['PRJ-13'] as const
const rule = z.enum(retentionRules)

/** Commands about how long a project's action log is kept. */
export const retentionCommands = {
  PlaceLegalHold: z.strictObject({ projectId: id, reason: line(500) }),
  LiftLegalHold: z.strictObject({ projectId: id, reason: line(500) }),
}

/** The need of each command: the organization's auditors, with or without a role in the project. */
export const retentionNeeds = {
  PlaceLegalHold: { of: 'organization', feature: 'actionLog', level: 'totalControl', only: 'auditor' },
  LiftLegalHold: { of: 'organization', feature: 'actionLog', level: 'totalControl', only: 'auditor' },
} as const satisfies Record<keyof typeof retentionCommands, Need>

/** The events. */
export const retentionEvents = {
  /** As long as this stands, nothing of the project's action log is erased. */
  LegalHoldPlaced: event(z.strictObject({ projectId: id, reason: line(500) }), { of: 'projectId' }),
  LegalHoldLifted: event(
    z.strictObject({
      projectId: id,
      reason: line(500),
      before: z.strictObject({ reason: line(500), placedAt: instant }),
    }),
    { of: 'projectId' },
  ),
  /** The people responsible for the project were notified. `erasesOn` is a day in the organization's time zone. */
  ActionLogErasureAnnounced: event(
    z.strictObject({ projectId: id, rule, erasesOn: day, daysBefore: z.int().positive() }),
    { of: 'projectId' },
  ),
  /** What was recorded of the project up to `to` is shown no more. Its places in the log, and their hashes, stay. */
  ActionLogErased: event(
    z.strictObject({
      projectId: id,
      rule,
      from: instant,
      to: instant,
      count: z.int().positive(),
      /** The last signed head of the organization's log before it. */
      head: z.strictObject({ size: z.int().positive(), root: z.string().max(100) }).nullable(),
      /** When the project's whole log was last exported. */
      exportedAt: instant.nullable(),
    }),
    { of: 'projectId' },
  ),
}

/** Codes of the refusals. */
export const retentionRefusals = ['retention.heldAlready', 'retention.notHeld'] as const

export type RetentionEvent = MessageOf<typeof retentionEvents>
