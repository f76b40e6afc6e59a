import type { SnapshotFormat } from '@prumo/platform/aggregates/aggregates'
import type { CommandModule } from '../pipeline/module'
import { ledgerSnapshot } from './ledgerSnapshot'
import { ledgerPreparations } from './preparations'
import { projectLedger } from './projectLedger'
import { whenTasksDoneCloseEntries } from './whenTasksDoneCloseEntries'

export const finance: CommandModule = {
  deciders: [projectLedger],
  snapshots: new Map([[projectLedger, ledgerSnapshot as SnapshotFormat<never>]]),
  open: () => ({ preparations: ledgerPreparations, policies: [whenTasksDoneCloseEntries] }),
}
