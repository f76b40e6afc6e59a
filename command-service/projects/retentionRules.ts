import { daysAfter, erasureDay } from '@prumo/contracts/audit/erasureDay'
import type { RetentionEvent, retentionCommands, retentionEvents } from '@prumo/contracts/audit/retention'
import { dayAt, type ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import type { projectStatuses } from '@prumo/contracts/projects/project'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import type { z } from 'zod'

/** How long the action log of a project is still kept. */
export type Retention = {
  /** Since when it counts; `null` for a project that is not finished, and once the log has been erased. */
  finishedAt: string | null
  hold: { reason: string; placedAt: string } | null
  announced: { erasesOn: string; daysBefore: number } | null
}
export const keptForGood: Retention = { finishedAt: null, hold: null, announced: null }

type Sent<Type extends keyof typeof retentionCommands> = { type: Type; data: z.infer<(typeof retentionCommands)[Type]> }
export type RetentionCommand =
  | Sent<'PlaceLegalHold'>
  | Sent<'LiftLegalHold'>
  | { type: 'AnnounceErasure'; data: { projectId: string } }
  | { type: 'EraseActionLog'; data: Omit<z.infer<typeof retentionEvents.ActionLogErased>, 'rule'> }

const rule = 'PRJ-13'
const [firstNotice, lastNotice] = [30, 7]

type DueStep = { step: 'announce'; erasesOn: string; daysBefore: number } | { step: 'erase' } | undefined

/**
 * The step that is due for a retention at an instant (ISO UTC). No log is erased without notice: a late notice moves
 * the day.
 */
export function dueStep(
  { finishedAt, hold, announced }: Retention,
  { at, zones = [] }: { at: string; zones?: ZonesInForce },
): DueStep {
  if (!finishedAt || hold) return undefined
  const today = dayAt(zones, at)
  const day = erasureDay(zones, finishedAt)
  if (announced?.daysBefore === lastNotice) return today >= announced.erasesOn ? { step: 'erase' } : undefined
  if (today >= daysAfter(day, -lastNotice)) {
    const soonest = daysAfter(today, lastNotice)
    return { step: 'announce', daysBefore: lastNotice, erasesOn: soonest > day ? soonest : day }
  }
  if (announced || today < daysAfter(day, -firstNotice)) return undefined
  return { step: 'announce', daysBefore: firstNotice, erasesOn: day }
}

export const decideRetention = {
  PlaceLegalHold: ({ projectId, reason }: Sent<'PlaceLegalHold'>['data'], { hold }: Retention): RetentionEvent[] => {
    if (hold && hold.reason !== reason) throw new Refused('retention.heldAlready')
    return hold ? [] : [{ type: 'LegalHoldPlaced', data: { projectId, reason } }]
  },
  LiftLegalHold: ({ projectId, reason }: Sent<'LiftLegalHold'>['data'], { hold }: Retention): RetentionEvent[] => {
    if (!hold) throw new Refused('retention.notHeld')
    return [{ type: 'LegalHoldLifted', data: { projectId, reason, before: hold } }]
  },
  AnnounceErasure: ({ projectId }: { projectId: string }, retention: Retention, by: By): RetentionEvent[] => {
    const due = dueStep(retention, by)
    if (due?.step !== 'announce') return []
    const { erasesOn, daysBefore } = due
    return [{ type: 'ActionLogErasureAnnounced', data: { projectId, rule, erasesOn, daysBefore } }]
  },
  EraseActionLog: (
    data: Extract<RetentionCommand, { type: 'EraseActionLog' }>['data'],
    retention: Retention,
    by: By,
  ): RetentionEvent[] =>
    dueStep(retention, by)?.step === 'erase' ? [{ type: 'ActionLogErased', data: { ...data, rule } }] : [],
}

/** A project that is taken up again, or finished again, is counted anew. */
export const withStatus = (retention: Retention, status: (typeof projectStatuses)[number], at: string): Retention => ({
  ...retention,
  announced: null,
  finishedAt: status === 'finished' ? at : null,
})

export const evolveRetention = {
  LegalHoldPlaced: ({ reason }: { reason: string }, retention: Retention, at: string): Retention => ({
    ...retention,
    announced: null,
    hold: { reason, placedAt: at },
  }),
  LegalHoldLifted: (_: object, retention: Retention): Retention => ({ ...retention, hold: null }),
  ActionLogErasureAnnounced: (
    { erasesOn, daysBefore }: { erasesOn: string; daysBefore: number },
    retention: Retention,
  ): Retention => ({ ...retention, announced: { erasesOn, daysBefore } }),
  ActionLogErased: (_: object, retention: Retention): Retention => ({
    ...retention,
    finishedAt: null,
    announced: null,
  }),
}
