import type { CommandModule } from '../pipeline/module'
import { ledgerPreparations } from './preparations'
import { projectLedger } from './projectLedger'

export const finance: CommandModule = {
  deciders: [projectLedger],
  open: () => ({ preparations: ledgerPreparations }),
}
