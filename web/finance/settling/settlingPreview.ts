import type { ListedInstallment } from '@prumo/contracts/finance/figures'
import { mostAtOnce } from '@prumo/contracts/finance/kinds'
import { addDays, isCalendarDay } from '../../platform/formats/dates'
import { addMonths } from '../../platform/formats/months'

export type SettlingDeed = 'pay' | 'cancel' | 'reopen' | 'postpone'

/** An installment as somebody saw it when they chose it. */
export type Part = Pick<
  ListedInstallment,
  | 'entryId'
  | 'installmentId'
  | 'number'
  | 'count'
  | 'title'
  | 'kind'
  | 'dueOn'
  | 'cents'
  | 'state'
  | 'paidOn'
  | 'paidCents'
  | 'closedBy'
  | 'reason'
>

/** To which day what is due is put off: to one day for all, or by so many days or months each. */
export type Delay = { way: 'to'; day: string } | { way: 'days' | 'months'; count: number }
export const mostDelayed = { days: 3650, months: 120 } as const

export type SettlingPreview = {
  /** `to`: the day on which it is due then. */
  changes: { part: Part; to?: string }[]
  skipped: { part: Part; why: 'paid' | 'cancelled' | 'open' | 'sameDay' }[]
  sums: { kind: Part['kind']; count: number; cents: number }[]
  /** More than one action settles. */
  isTooMany: boolean
}

export const partIdOf = ({ entryId, installmentId }: Pick<Part, 'entryId' | 'installmentId'>): string =>
  `${entryId} ${installmentId}`

/**
 * The day on which something is due that is put off. By months it stays at its date, or at the last one of a month that
 * is shorter. Nothing as long as no day follows.
 */
export function delayedDay(dueOn: string, delay: Delay): string | undefined {
  if (delay.way === 'to') return isCalendarDay(delay.day) ? delay.day : undefined
  const { way, count } = delay
  if (!Number.isInteger(count) || count < 1 || count > mostDelayed[way]) return undefined
  const day = way === 'days' ? addDays(dueOn, count) : addMonths(dueOn, count)
  return isCalendarDay(day) ? day : undefined
}

/** What an action would do to these installments, and which of them it leaves as they are, and why. */
export function settlingPreview(deed: SettlingDeed, parts: readonly Part[], delay?: Delay): SettlingPreview {
  const changes: SettlingPreview['changes'] = []
  const skipped: SettlingPreview['skipped'] = []
  for (const part of parts) {
    const isOpen = part.state === 'open'
    const to = deed === 'postpone' && delay ? delayedDay(part.dueOn, delay) : undefined
    if (isOpen !== (deed !== 'reopen')) skipped.push({ part, why: part.state })
    else if (to === part.dueOn) skipped.push({ part, why: 'sameDay' })
    else changes.push({ part, ...(to !== undefined && { to }) })
  }
  return { changes, skipped, sums: sumsOf(changes.map(({ part }) => part)), isTooMany: changes.length > mostAtOnce }
}

/** What comes and what goes is never added up. */
const sumsOf = (parts: readonly Part[]): SettlingPreview['sums'] =>
  (['outflow', 'inflow'] as const).flatMap((kind) => {
    const ofKind = parts.filter((part) => part.kind === kind)
    const cents = ofKind.reduce((sum, part) => sum + part.cents, 0)
    return ofKind.length > 0 ? [{ kind, count: ofKind.length, cents }] : []
  })
