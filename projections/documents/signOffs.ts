import type { EventOf } from '@prumo/contracts/index'
import type { Recorded } from '@prumo/contracts/message'
import { projection } from '../projection'

type Attachment = EventOf<'DocumentApproved'>['data']['attachments'][number]
type Approver = {
  userId: string
  viewedAt: string | null
  acceptedAt: string | null
  decidedAt: string | null
  act: 'approve' | 'return' | null
  signatureId: string | null
  opinion: string | null
  attachments: readonly Attachment[]
}
type SignOff = {
  signOffId: string
  documentId: string
  projectId: string
  round: number
  standing: 'asked' | 'approved' | 'returned' | 'withdrawn' | 'voided'
  contentHash: string
  content: string
  title: string
  documentVersion: number
  requestedAt: string
  requestedById: string | null
  endedAt: string | null
  reason: string | null
  voidedBy: { by: string; fieldId: string | null } | null
  approvers: readonly Approver[]
  /** Approvers who may still decide. */
  waitingFor: readonly string[]
}

const change = (row: SignOff | null, userId: string, done: Partial<Approver>): SignOff | null => {
  if (!row) return null
  const approvers = row.approvers.map((approver) => (approver.userId === userId ? { ...approver, ...done } : approver))
  const waitingFor = approvers.filter(({ act }) => act === null).map((approver) => approver.userId)
  return { ...row, approvers, waitingFor }
}

const ended = (row: SignOff | null, standing: SignOff['standing'], at: string): SignOff | null =>
  row && { ...row, standing, endedAt: at, waitingFor: [] }

/** One row per round of approval: what was to be approved, by whom, and what each decided. */
export const signOffs = projection<SignOff>({
  table: 'documents_sign_offs',
  version: 1,
  key: 'signOffId',
  keys: ({ data }) => {
    const { documentId, round } = data as { documentId: string; round: number }
    return [`${documentId}/${round}`]
  },

  columns: (table) => {
    table.text('sign_off_id').notNullable()
    for (const id of ['document_id', 'project_id']) table.uuid(id).notNullable()
    for (const count of ['round', 'document_version']) table.integer(count).notNullable()
    for (const text of ['standing', 'content_hash', 'content', 'title']) table.text(text).notNullable()
    table.timestamp('requested_at').notNullable()
    table.uuid('requested_by_id')
    table.timestamp('ended_at')
    table.text('reason')
    table.jsonb('voided_by')
    for (const list of ['approvers', 'waiting_for']) table.jsonb(list).notNullable()
    table.index(['organization_id', 'document_id'])
    table.index(['organization_id', 'standing', 'requested_at'])
  },

  on: {
    SignOffRequested: (_, { projectId, documentId, round, contentHash, content, approverIds, ...request }, { at }) => ({
      signOffId: `${documentId}/${round}`,
      documentId,
      projectId,
      round,
      standing: 'asked',
      contentHash,
      content,
      title: titleIn(content),
      documentVersion: request.documentVersion,
      requestedAt: at,
      requestedById: request.requestedById,
      endedAt: null,
      reason: null,
      voidedBy: null,
      approvers: approverIds.map((userId) => ({
        userId,
        viewedAt: null,
        acceptedAt: null,
        decidedAt: null,
        act: null,
        signatureId: null,
        opinion: null,
        attachments: [],
      })),
      waitingFor: approverIds,
    }),
    SignOffViewed: (row, { userId }, { at }) => change(row, userId, { viewedAt: at }),
    SignOffAccepted: (row, { userId }, { at }) => change(row, userId, { acceptedAt: at }),
    DocumentApproved: (row, { opinion, ...signed }, event) => {
      const next = change(row, signed.userId, { ...decision(signed, event), act: 'approve', opinion })
      return next && next.waitingFor.length === 0 ? { ...next, standing: 'approved' } : next
    },
    DocumentReturned: (row, { reason, ...signed }, event) =>
      ended(
        change(row, signed.userId, { ...decision(signed, event), act: 'return', opinion: reason }),
        'returned',
        event.at,
      ),
    SignOffRequestWithdrawn: (row, { reason }, { at }) => {
      const next = ended(row, 'withdrawn', at)
      return next && { ...next, reason }
    },
    SignOffVoided: (row, { because: { kind, by, fieldId } }, { at }) => {
      if (kind !== 'edited') return row
      const next = ended(row, 'voided', at)
      return next && { ...next, voidedBy: { by, fieldId } }
    },
  },
})

type Signed = { signatureId: string; attachments: readonly Attachment[] }
const decision = ({ signatureId, attachments }: Signed, { at }: Pick<Recorded, 'at'>) => ({
  signatureId,
  attachments,
  decidedAt: at,
})

/** The title of the document when approval was requested. */
const titleIn = (content: string) => String((JSON.parse(content) as { title?: unknown }).title ?? '')
