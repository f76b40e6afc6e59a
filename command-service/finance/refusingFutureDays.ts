import { lastPaidDay } from '@prumo/contracts/finance/lastPaidDay'
import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import type { By, Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import type { Ledger, LedgerDeciderCommand, LedgerWork } from './ledgerState'

type DecideOf<Command extends LedgerDeciderCommand> = Decider<Ledger, Command, LedgerEvent>['decide']

/**
 * These rules, where what was paid or realized is a fact: nobody states a day for it that has not come. An undo states
 * none: it says again what was recorded.
 */
export function refusingFutureDays(decide: DecideOf<LedgerWork>): DecideOf<LedgerWork> {
  const refuse =
    (rule: (data: never, ledger: Ledger, by: By) => LedgerEvent[]) => (data: never, ledger: Ledger, by: By) => {
      const events = rule(data, ledger, by)
      for (const event of events) refuseFutureDay(event, by.at)
      return events
    }
  return Object.fromEntries(Object.entries(decide).map(([type, rule]) => [type, refuse(rule as never)])) as never
}

function refuseFutureDay(event: LedgerEvent, at: string): void {
  if (event.type === 'InstallmentsPaid') {
    const day = lastPaidDay(at)
    if (event.data.payments.some(({ paidOn }) => paidOn > day)) throw new Refused('entry.paidInFuture', { day })
  }
  if ((event.type === 'EntryRecorded' || event.type === 'EntryChanged') && event.data.realizedOn) {
    const day = lastPaidDay(at)
    if (event.data.realizedOn > day) throw new Refused('entry.realizedInFuture', { day })
  }
}
