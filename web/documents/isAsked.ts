import type { DocumentStatus } from '@prumo/contracts/documents/documentStatus'

/** Whether people were asked about a document as it is, or have approved it: a change takes that away. */
export const isAsked = ({ status }: { status: DocumentStatus }): boolean => status === 'onApproval' || status === 'done'
