import type { CommandModule } from '../pipeline/module'
import { undoPreparations } from './preparations'

/** Actions of several modules are taken back in one way; each module's rules say what that means. */
export const undo: CommandModule = { deciders: [], open: () => ({ preparations: undoPreparations }) }
