import type { SnapshotFormat } from '@prumo/platform/aggregates/aggregates'
import type { CommandModule } from '../module'
import { document } from './document'
import { documentSnapshot } from './documentState'
import { documentPreparations } from './preparations'
import { signOffPreparations } from './signOffPreparations'
import { whenDocumentCreatedCopyForm } from './whenDocumentCreatedCopyForm'

export const documents: CommandModule = {
  deciders: [document],
  snapshots: new Map([[document, documentSnapshot as SnapshotFormat<never>]]),
  open: ({ fileUploads, isStillToDo }) => ({
    preparations: { ...documentPreparations, ...signOffPreparations({ fileUploads, isStillToDo }) },
    policies: [whenDocumentCreatedCopyForm],
  }),
}
