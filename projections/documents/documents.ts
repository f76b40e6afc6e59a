import { type FieldKind, isEmbedded } from '@prumo/contracts/documents/documentField'
import { type DocumentStatus, statusOf } from '@prumo/contracts/documents/documentStatus'
import type { Recorded } from '@prumo/contracts/message'
import { projection } from '../projection'
import { userOf } from '../userOf'

type Document = {
  documentId: string
  projectId: string
  title: string
  number: string | null
  authorId: string
  copiedFromId: string | null
  approverIds: string[]
  /** How many fields somebody can fill. */
  fieldCount: number
  filledCount: number
  status: DocumentStatus
  /** The state of its sign-off: who is asked in the current round, and who has approved. */
  signOff: 'onApproval' | 'done' | null
  askedIds: string[]
  approvedIds: string[]
  createdAt: string
  changedAt: string
  changedBy: string | null
  /** A deleted document keeps its row, because it may be restored. */
  deletedAt: string | null
  deletedBy: string | null
  deletionReason: string | null
}

const notDeleted = { deletedAt: null, deletedBy: null, deletionReason: null }

const changed = (row: Document | null, event: Recorded, change: Partial<Document> = {}): Document | null => {
  if (!row) return null
  return withStatus({ ...row, ...change, changedAt: event.at, changedBy: userOf(event) })
}
const withStatus = (row: Document): Document => ({
  ...row,
  status: statusOf({ filled: row.filledCount > 0, bySignOff: row.signOff ?? undefined }),
})
const withoutSignOff = { signOff: null, askedIds: [], approvedIds: [] }
const endSignOff = (row: Document | null) => row && withStatus({ ...row, ...withoutSignOff })
const touched = (row: Document | null, _: object, event: Recorded) => changed(row, event)

const fillable = (kind: FieldKind) => (isEmbedded(kind) ? 0 : 1)
const filledBy = (value: unknown) => (value === null ? 0 : 1)

/** One row per document, also of those that were deleted: what a list shows. */
export const documents = projection<Document>({
  table: 'documents_documents',
  version: 3,
  key: 'documentId',

  columns: (table) => {
    for (const id of ['document_id', 'project_id', 'author_id']) table.uuid(id).notNullable()
    for (const id of ['copied_from_id', 'changed_by', 'deleted_by']) table.uuid(id)
    for (const text of ['title', 'status']) table.text(text).notNullable()
    for (const text of ['number', 'deletion_reason']) table.text(text)
    for (const list of ['approver_ids', 'asked_ids', 'approved_ids']) table.jsonb(list).notNullable()
    table.text('sign_off')
    for (const count of ['field_count', 'filled_count']) table.integer(count).notNullable()
    for (const instant of ['created_at', 'changed_at']) table.timestamp(instant).notNullable()
    table.timestamp('deleted_at')
    table.index(['organization_id', 'project_id'])
    table.index(['organization_id', 'changed_at'])
  },

  on: {
    DocumentCreated: (_, created, event) => ({
      ...created,
      approverIds: [],
      fieldCount: 0,
      filledCount: 0,
      status: 'new',
      ...withoutSignOff,
      ...notDeleted,
      createdAt: event.at,
      changedAt: event.at,
      changedBy: userOf(event),
    }),
    DocumentRenamed: (row, { title, number }, event) => changed(row, event, { title, number }),
    DocumentSectionAdded: touched,
    DocumentSectionRenamed: touched,
    DocumentSectionMoved: touched,
    DocumentSectionRemoved: touched,
    DocumentSectionRestored: touched,
    DocumentFieldAdded: (row, { fieldKind }, event) =>
      row && changed(row, event, { fieldCount: row.fieldCount + fillable(fieldKind) }),
    DocumentFieldChanged: (row, { fieldKind, before }, event) => {
      const more = fieldKind && before.fieldKind ? fillable(fieldKind) - fillable(before.fieldKind) : 0
      return row && changed(row, event, { fieldCount: row.fieldCount + more })
    },
    DocumentFieldMoved: touched,
    DocumentFieldRemoved: (row, { before: { value, fieldKind } }, event) =>
      row &&
      changed(row, event, {
        fieldCount: row.fieldCount - fillable(fieldKind),
        filledCount: row.filledCount - filledBy(value),
      }),
    DocumentFieldRestored: (row, { value, fieldKind }, event) =>
      row &&
      changed(row, event, {
        fieldCount: row.fieldCount + fillable(fieldKind),
        filledCount: row.filledCount + filledBy(value),
      }),
    DocumentFieldFilled: (row, { value, before }, event) =>
      row && changed(row, event, { filledCount: row.filledCount + filledBy(value) - filledBy(before.value) }),
    DocumentApproverNamed: (row, { userId }, event) =>
      row && changed(row, event, { approverIds: [...row.approverIds, userId] }),
    DocumentApproverRemoved: (row, { userId }, event) =>
      row && changed(row, event, { approverIds: row.approverIds.filter((id) => id !== userId) }),
    SignOffRequested: (row, { approverIds }) =>
      row && withStatus({ ...row, signOff: 'onApproval', askedIds: approverIds, approvedIds: [] }),
    DocumentApproved: (row, { userId }) => {
      if (!row) return null
      const approvedIds = [...row.approvedIds, userId]
      const isDone = row.askedIds.every((id) => approvedIds.includes(id))
      return withStatus({ ...row, approvedIds, signOff: isDone ? 'done' : 'onApproval' })
    },
    DocumentReturned: endSignOff,
    SignOffRequestWithdrawn: endSignOff,
    DocumentDeleted: (row, { reason }, event) =>
      changed(row, event, { deletedAt: event.at, deletedBy: userOf(event), deletionReason: reason }),
    DocumentRestored: (row, _, event) => changed(row, event, notDeleted),
  },
})
