import type { SnapshotFormat } from '@prumo/platform/aggregates/aggregates'
import type { Ledger } from '../ledger/ledger'
import type { CommandModule } from '../pipeline/module'
import { document } from './document'
import { documentSnapshot } from './documentState'
import { documentPreparations } from './preparations'
import { type SignOffParts, signOffPreparations } from './signOffPreparations'
import { whenAccessLostTellWhoAsked } from './whenAccessLostTellWhoAsked'
import { whenDocumentCreatedCopyForm } from './whenDocumentCreatedCopyForm'

export const documents: CommandModule<SignOffParts & { ledger: Ledger }> = {
  deciders: [document],
  things: { document: { decider: document, taken: 'document.idTaken' } },
  snapshots: new Map([[document, documentSnapshot as SnapshotFormat<never>]]),
  open: ({ fileUploads, isStillToDo, ledger }) => ({
    preparations: { ...documentPreparations, ...signOffPreparations({ fileUploads, isStillToDo }) },
    policies: [whenDocumentCreatedCopyForm, whenAccessLostTellWhoAsked({ ledger })],
  }),
}
