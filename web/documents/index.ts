import { DocumentMultipleRegular, DocumentRegular, SignatureRegular } from '@fluentui/react-icons'
import { addresses } from '../platform/addresses'
import type { Module } from '../platform/module'
import { ApprovalBadge } from './ApprovalBadge'
import { NewDocument } from './NewDocument'

export const documents = {
  views: [
    {
      view: 'documents',
      place: 'records',
      feature: 'documents',
      address: addresses.projectDocuments,
      action: NewDocument,
      begins: { command: 'CreateDocument', level: 'editOnly' },
    },
  ],
  places: [
    {
      word: 'approvals',
      path: addresses.approvals(),
      icon: SignatureRegular,
      needs: ['documents', 'viewOnly'],
      badge: ApprovalBadge,
    },
    {
      word: 'documents',
      path: addresses.documents(),
      icon: DocumentMultipleRegular,
      needs: ['documents', 'viewOnly'],
      end: true,
    },
  ],
  found: {
    document: {
      icon: DocumentRegular,
      address: (projectId: string, documentId: string) => addresses.document(projectId, documentId),
    },
  },
} satisfies Module
