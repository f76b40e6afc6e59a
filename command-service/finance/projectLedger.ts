import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import type { Decider } from '@prumo/platform/decider'
import { undoRule } from '../rules/undoRule'
import { entryFolds, entryRules } from './entryRules'
import { emptyLedger, type Ledger, type LedgerDeciderCommand, type LedgerWork } from './ledgerState'
import { reversals } from './reversals'

const working: Decider<Ledger, LedgerWork, LedgerEvent> = {
  stream: ({ projectId }) => `ledger-${projectId}`,
  initial: emptyLedger,
  decide: entryRules,
  evolve: entryFolds,
}

/** A project's ledger: its entries, each with its installments. */
export const projectLedger: Decider<Ledger, LedgerDeciderCommand, LedgerEvent> = {
  ...working,
  decide: {
    ...working.decide,
    UndoLedgerAction: ({ action, isThere }, state, by) => undoRule(working, reversals(isThere))(action, state, by),
  },
}
