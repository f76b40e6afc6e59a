import type { Ledger } from '../ledger/ledger'
import type { CommandModule } from '../pipeline/module'
import { undoPreparations } from './preparations'

/** Actions of several modules are taken back in one way; each module's rules say what that means. */
export const undo: CommandModule<{ ledger: Ledger }> = {
  deciders: [],
  open: ({ ledger }) => ({ preparations: undoPreparations(ledger) }),
}
