import type { CommandType } from '@prumo/contracts/index'
import type { Fields } from '../../platform/forms/formFields'
import { paidOnErrors } from './paidOnErrors'
import { type Delay, delayedDay, mostDelayed, type Part, type SettlingDeed, settlingPreview } from './settlingPreview'

export const settlingCommands = {
  pay: 'PayInstallments',
  cancel: 'CancelInstallments',
  reopen: 'ReopenInstallments',
  postpone: 'PostponeInstallments',
} as const satisfies Record<SettlingDeed, CommandType>

/** The field that every dialog of these has, whatever is wrong with the whole. */
const mainField = { pay: 'paidOn', cancel: 'reason', reopen: 'reason', postpone: 'delay' } as const

/** By how much, or to which day, a form puts off. */
export function delayIn({ text }: Pick<Fields, 'text'>): Delay {
  const way = text('delay')
  if (way === 'days' || way === 'months') return { way, count: /^\d+$/.test(text('count')) ? Number(text('count')) : 0 }
  return { way: 'to', day: text('dueOn') }
}

type Sent = { projectId: string; deed: SettlingDeed; parts: readonly Part[] }

/** What the form of an action on some installments sends. */
export function settlingData({ projectId, deed, parts }: Sent, fields: Fields): object {
  const { changes } = settlingPreview(deed, parts, delayIn(fields))
  const named = changes.map(({ part: { entryId, installmentId } }) => ({ entryId, installmentId }))
  const seen = changes.map(({ part: { entryId, installmentId, cents } }) => ({ entryId, installmentId, cents }))
  const reason = fields.text('reason').trim()
  if (deed === 'pay') return { projectId, paidOn: fields.text('paidOn'), installments: seen }
  if (deed === 'cancel') return { projectId, installments: seen, reason }
  if (deed === 'reopen') return { projectId, installments: named, reason }
  const installments = changes.map(({ part, to }) => ({
    entryId: part.entryId,
    installmentId: part.installmentId,
    from: part.dueOn,
    to: to ?? '',
  }))
  return { projectId, installments }
}

/** What is wrong with it before anything is sent: field → code. */
export function settlingErrors(
  deed: SettlingDeed,
  parts: readonly Part[],
  fields: Fields,
  lastDay: string,
): Record<string, string> {
  const delay = delayIn(fields)
  const { changes, isTooMany } = settlingPreview(deed, parts, delay)
  const noReason = fields.text('reason').trim() === ''
  return {
    ...(changes.length === 0 && { [mainField[deed]]: 'installments.nothing' }),
    ...(isTooMany && { [mainField[deed]]: 'installments.tooMany' }),
    ...(deed === 'pay' && paidOnErrors(fields.text('paidOn'), lastDay)),
    ...((deed === 'cancel' || deed === 'reopen') && noReason && { reason: 'entry.reasonMissing' }),
    ...(deed === 'postpone' && delayErrors(delay, parts)),
  }
}

function delayErrors(delay: Delay, parts: readonly Part[]): Record<string, string> {
  if (parts.every(({ dueOn }) => delayedDay(dueOn, delay) !== undefined)) return {}
  if (delay.way === 'to') return { dueOn: delay.day ? 'day.invalid' : 'entry.dueOnMissing' }
  const isCount = delay.count >= 1 && delay.count <= mostDelayed[delay.way]
  return { count: isCount ? 'entry.dueTooLate' : `installments.delay.${delay.way}` }
}
