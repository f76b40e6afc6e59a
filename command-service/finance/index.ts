import type { CommandModule } from '../pipeline/module'
import { ledgerPreparations } from './preparations'
import { projectLedger } from './projectLedger'
import { whenTasksDoneCloseEntries } from './whenTasksDoneCloseEntries'

export const finance: CommandModule = {
  deciders: [projectLedger],
  open: () => ({ preparations: ledgerPreparations, policies: [whenTasksDoneCloseEntries] }),
}
