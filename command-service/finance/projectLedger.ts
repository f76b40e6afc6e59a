import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import type { Decider } from '@prumo/platform/decider'
import { undoRule } from '../rules/undoRule'
import { closingRules } from './closingRules'
import { entryRules } from './entryRules'
import { ledgerFolds } from './ledgerFolds'
import { emptyLedger, type Ledger, type LedgerDeciderCommand, type LedgerWork } from './ledgerState'
import { paymentRules } from './paymentRules'
import { refusingFutureDays } from './refusingFutureDays'
import { reversals } from './reversals'
import { settlementRules } from './settlementRules'
import { watchingClosedMonths } from './watchingClosedMonths'

const working: Decider<Ledger, LedgerWork, LedgerEvent> = {
  stream: ({ projectId }) => `ledger-${projectId}`,
  initial: emptyLedger,
  decide: { ...entryRules, ...paymentRules, ...settlementRules, ...closingRules },
  evolve: ledgerFolds,
}

/** A project's ledger: its entries, each with its installments, and the months that are closed. */
export const projectLedger: Decider<Ledger, LedgerDeciderCommand, LedgerEvent> = {
  ...working,
  decide: watchingClosedMonths(
    {
      ...refusingFutureDays(working.decide),
      UndoLedgerAction: ({ action, lookups, reason }, state, by) =>
        undoRule(working, reversals(lookups, reason))(action, state, by),
    },
    working.evolve,
  ),
}
