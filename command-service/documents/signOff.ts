import { type Feature, isClosedTo } from '@prumo/contracts/access'
import { contentDifferences } from '@prumo/contracts/documents/contentDifferences'
import { featuresOfContent } from '@prumo/contracts/documents/embedded'
import type { SignOffCommand, SignOffEvent, voidingKinds } from '@prumo/contracts/documents/signOff'
import { userIdOf } from '@prumo/contracts/message'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { sha256 } from './sha256'
import { type Approval, type Place, placeOf, type Return, signature } from './signature'
import { isUnderWay, type Round, type SignOff, waitingFor } from './signOffState'
import type { Sources } from './signOffSubject'

type DataOf<Type extends SignOffCommand['type']> = Extract<SignOffCommand, { type: Type }>['data']

type Lost = { projectId: string; documentId: string; userId: string }

export type SignOffDeciderCommand =
  | { type: 'RequestSignOff'; data: DataOf<'RequestSignOff'> & { sources: Sources } }
  | { type: 'ApproveDocument'; data: Approval }
  | { type: 'ReturnDocument'; data: Return }
  | { type: 'NoteLostApprover'; data: Lost }
  | Exclude<SignOffCommand, { type: 'RequestSignOff' | 'ApproveDocument' | 'ReturnDocument' }>

/** What the sign-off has to know of the document that it is about. */
export type SignOffSubject = {
  projectId: string
  documentId: string
  /** The canonical content (RFC 8785). */
  content: string
  /** How often the document has been changed. */
  version: number
  approverIds: readonly string[]
  authorId: string | null
}

type Because = { kind: (typeof voidingKinds)[number]; by: string; fieldId: string | null }

/** Requests a sign-off of the document as it is now, in a new round. */
export function requestSignOff(document: SignOffSubject, signOff: SignOff, by: By): SignOffEvent[] {
  if (isUnderWay(signOff)) throw new Refused('signOff.alreadyAsked')
  if (document.approverIds.length === 0) throw new Refused('signOff.approverMissing')
  return [requested(document, signOff, by)]
}

/**
 * Events that a change of the document causes in its sign-off, appended with the change. If the content differs now,
 * approvals are void and a new round begins (DOC-05). Otherwise everything stays.
 */
export function afterChange(
  document: SignOffSubject,
  signOff: SignOff,
  change: { by: string; fieldId: string | null },
  by: By,
): SignOffEvent[] {
  const { round } = signOff
  if (!round || !isUnderWay(signOff) || sha256(document.content) === round.contentHash) return []
  return [voided(document, round, { kind: 'edited', ...change }), requested(document, signOff, by)]
}

/**
 * Rules of approvers, and of withdrawing a request. A rule decides on the last round only; who saw an earlier round
 * is shown the differences.
 */
export const decideSignOff = {
  ViewForSignOff: (data: DataOf<'ViewForSignOff'>, signOff: SignOff, by: By): SignOffEvent[] => {
    const { userId, person } = currentRound(data, signOff, by)
    return person ? [] : [{ type: 'SignOffViewed', data: { ...placeOf(data), userId } }]
  },

  AcceptSignOff: (data: DataOf<'AcceptSignOff'>, signOff: SignOff, by: By): SignOffEvent[] => {
    const { userId, person } = currentRound(data, signOff, by)
    if (!person) throw new Refused('signOff.notViewed')
    const { consentTextId } = data
    return person.acceptedAt ? [] : [{ type: 'SignOffAccepted', data: { ...placeOf(data), userId, consentTextId } }]
  },

  ApproveDocument: (data: Approval, signOff: SignOff, by: By): SignOffEvent[] => {
    const { round, userId, person } = currentRound(data, signOff, by)
    if (isSame(signOff, data.signatureId, userId, person?.decided)) return []
    if (person?.decided) throw new Refused('signOff.alreadyDecided')
    if (!person?.acceptedAt) throw new Refused('signOff.notAccepted')
    const { opinion } = data
    return [{ type: 'DocumentApproved', data: { ...signature('approve', data, round, signOff, by), opinion } }]
  },

  ReturnDocument: (data: Return, signOff: SignOff, by: By): SignOffEvent[] => {
    const { round, userId, person } = currentRound(data, signOff, by, 'return')
    if (isSame(signOff, data.signatureId, userId, person?.decided)) return []
    if (person?.decided) throw new Refused('signOff.alreadyDecided')
    if (!person) throw new Refused('signOff.notViewed')
    const { reason } = data
    const because = { kind: 'returned', by: 'DocumentReturned', fieldId: null } as const
    return [
      { type: 'DocumentReturned', data: { ...signature('return', data, round, signOff, by), reason } },
      ...(approvalsIn(round).length > 0 ? [voided(data, round, because)] : []),
    ]
  },

  WithdrawSignOffRequest: (data: DataOf<'WithdrawSignOffRequest'>, signOff: SignOff): SignOffEvent[] => {
    const { projectId, documentId, reason } = data
    const { round } = signOff
    if (round?.round === data.round && round.ended === 'withdrawn') return []
    if (!round || round.round !== data.round || !isUnderWay(signOff)) throw new Refused('signOff.notAsked')
    const { contentHash } = round
    const because = { kind: 'withdrawn', by: 'SignOffRequestWithdrawn', fieldId: null } as const
    return [
      {
        type: 'SignOffRequestWithdrawn',
        data: { projectId, documentId, round: round.round, contentHash, reason },
      },
      ...(approvalsIn(round).length > 0 ? [voided(data, round, because)] : []),
    ]
  },

  // Access is lost in several ways, and may be lost again: whoever asked is told once of each person.
  NoteLostApprover: ({ projectId, documentId, userId }: Lost, signOff: SignOff): SignOffEvent[] => {
    const { round } = signOff
    if (!round || round.lost.includes(userId) || !waitingFor(signOff).includes(userId)) return []
    const { round: number, contentHash, requestedById } = round
    return [
      {
        type: 'SignOffApproverLostAccess',
        data: { projectId, documentId, round: number, contentHash, userId, requestedById },
      },
    ]
  },
}

/**
 * The round under way and the approver who decides in it. Refuses other people, and content that this person did not
 * see.
 */
function currentRound(data: Place, signOff: SignOff, by: By, repeated?: 'return') {
  const { actor } = by
  const { round } = signOff
  const userId = userIdOf(actor) ?? ''
  if (!round) throw new Refused('signOff.notAsked')
  if (!round.approverIds.includes(userId)) throw new Refused('signOff.notApprover')
  // An approver who may no longer see all of it cannot decide, and learns nothing about changes.
  refuseClosedContent(round.content, by)
  if (round.round !== data.round || round.contentHash !== data.contentHash) throw changedSince(data, round, signOff)
  const person = Object.hasOwn(round.people, userId) ? round.people[userId] : undefined
  const isOwnReturn = repeated && person?.decided?.act === 'return'
  if (round.ended && !isOwnReturn) throw new Refused('signOff.notAsked')
  return { round, userId, person }
}

function refuseClosedContent(content: string, { actor, project }: By): void {
  const isClosed = (feature: Feature) => actor.kind !== 'user' || !project || isClosedTo(actor, feature, project)
  const closed = featuresOfContent(content).filter(isClosed)
  if (closed.length > 0) throw new Refused('signOff.contentClosed', { features: closed })
}

function changedSince({ round, contentHash }: Place, now: Round, { seen }: SignOff): Refused {
  const before = Object.hasOwn(seen, round) ? seen[round] : undefined
  const sawBefore = before !== undefined && sha256(before) === contentHash
  return new Refused('document.contentChanged', {
    round: now.round,
    contentHash: now.contentHash,
    differences: sawBefore ? contentDifferences(before, now.content) : null,
  })
}

/** Whether this very signature is there already. Another's signature id is nobody's to use again. */
function isSame(
  { signatures }: SignOff,
  signatureId: string,
  userId: string,
  decided: { signatureId: string } | undefined,
): boolean {
  if (decided?.signatureId === signatureId) return true
  if (Object.hasOwn(signatures, signatureId))
    throw new Refused('signOff.signatureIdTaken', { own: signatures[signatureId] === userId })
  return false
}

const requested = (document: SignOffSubject, { round }: SignOff, { actor }: By): SignOffEvent => ({
  type: 'SignOffRequested',
  data: {
    projectId: document.projectId,
    documentId: document.documentId,
    round: (round?.round ?? 0) + 1,
    contentHash: sha256(document.content),
    documentVersion: document.version,
    canonicalization: 'RFC8785',
    content: document.content,
    approverIds: [...document.approverIds],
    authorId: document.authorId,
    requestedById: userIdOf(actor),
  },
})

const voided = (
  { projectId, documentId }: { projectId: string; documentId: string },
  round: Round,
  because: Because,
): SignOffEvent => ({
  type: 'SignOffVoided',
  data: {
    projectId,
    documentId,
    round: round.round,
    contentHash: round.contentHash,
    because,
    before: {
      approvals: approvalsIn(round),
      acceptedBy: Object.keys(round.people).filter((userId) => round.people[userId]?.acceptedAt),
    },
  },
})

const approvalsIn = ({ people }: Round) =>
  Object.entries(people).flatMap(([userId, { decided }]) =>
    decided?.act === 'approve' ? [{ signatureId: decided.signatureId, userId, at: decided.at }] : [],
  )
