import { lastPaidDay } from '@prumo/contracts/finance/lastPaidDay'
import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import type { By, Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { eachRule } from './eachRule'
import type { Ledger, LedgerWork } from './ledgerState'

type Decide = Decider<Ledger, LedgerWork, LedgerEvent>['decide']

/**
 * These rules, where what was paid or realized is a fact: nobody states a day for it that has not come. An undo states
 * none: it says again what was recorded.
 */
export const refusingFutureDays = (decide: Decide): Decide =>
  eachRule(decide, (rule) => (data, ledger, by) => {
    const events = rule(data, ledger, by)
    for (const event of events) refuseFutureDay(event, by)
    return events
  })

function refuseFutureDay(event: LedgerEvent, { at, zones = [] }: By): void {
  if (event.type === 'InstallmentsPaid') {
    const day = lastPaidDay(zones, at)
    if (event.data.payments.some(({ paidOn }) => paidOn > day)) throw new Refused('entry.paidInFuture', { day })
  }
  if ((event.type === 'EntryRecorded' || event.type === 'EntryChanged') && event.data.realizedOn) {
    const day = lastPaidDay(zones, at)
    if (event.data.realizedOn > day) throw new Refused('entry.realizedInFuture', { day })
  }
}
