import type { SignOffEvent } from '@prumo/contracts/documents/signOff'

/** What an approver has done in a round. */
type ApproverInRound = {
  viewedAt: string
  acceptedAt?: string
  consentTextId?: 'simple-signature-1'
  decided?: { act: 'approve' | 'return'; signatureId: string; at: string }
}

export type Round = {
  round: number
  contentHash: string
  content: string
  documentVersion: number
  approverIds: readonly string[]
  authorId: string | null
  requestedAt: string
  requestedById: string | null
  people: Readonly<Record<string, ApproverInRound>>
  ended: 'returned' | 'withdrawn' | 'voided' | undefined
  /** Of whom it was said that they can no longer come. */
  lost: readonly string[]
}

export type SignOff = {
  /** The last round. */
  round: Round | undefined
  /** Contents that somebody has had before their eyes, by round: what a late approval was meant for. */
  seen: Readonly<Record<number, string>>
  /** Whose each signature is. */
  signatures: Readonly<Record<string, string>>
  /** The last signature of each approver. */
  lastOf: Readonly<Record<string, string>>
}

export const noSignOff: SignOff = { round: undefined, seen: {}, signatures: {}, lastOf: {} }

/** `asked` while somebody still has to decide, `approved` once everybody has approved. */
type SignOffStanding = 'none' | 'asked' | 'approved' | 'returned' | 'withdrawn' | 'voided'

export function standingOf({ round }: SignOff): SignOffStanding {
  if (!round) return 'none'
  if (round.ended) return round.ended
  const approved = (userId: string) => round.people[userId]?.decided?.act === 'approve'
  return round.approverIds.every(approved) ? 'approved' : 'asked'
}

/** Whether a change of the content voids something: a request under way, or an approval. */
export const isUnderWay = (signOff: SignOff) => ['asked', 'approved'].includes(standingOf(signOff))

/** Whom the round still waits for. */
export const waitingFor = (signOff: SignOff): string[] => {
  const { round } = signOff
  if (!round || standingOf(signOff) !== 'asked') return []
  return round.approverIds.filter((userId) => !round.people[userId]?.decided)
}

type Evolve = {
  [Type in SignOffEvent['type']]: (
    data: Extract<SignOffEvent, { type: Type }>['data'],
    signOff: SignOff,
    at: string,
  ) => SignOff
}

/** How each event changes what is known of a document's sign-off. */
export const evolveSignOff: Evolve = {
  SignOffRequested: ({ projectId: _, documentId: __, canonicalization: ___, ...round }, signOff, at) => ({
    ...signOff,
    round: { ...round, requestedAt: at, people: {}, ended: undefined, lost: [] },
  }),
  SignOffViewed: ({ userId }, signOff, at) => ({
    ...withPerson(signOff, userId, { viewedAt: at }),
    seen: signOff.round ? { ...signOff.seen, [signOff.round.round]: signOff.round.content } : signOff.seen,
  }),
  SignOffAccepted: ({ userId, consentTextId }, signOff, at) =>
    withPerson(signOff, userId, { acceptedAt: at, consentTextId }),
  DocumentApproved: ({ userId, signatureId }, signOff, at) => signed(signOff, userId, 'approve', signatureId, at),
  DocumentReturned: ({ userId, signatureId }, signOff, at) =>
    ended(signed(signOff, userId, 'return', signatureId, at), 'returned'),
  SignOffRequestWithdrawn: (_, signOff) => ended(signOff, 'withdrawn'),
  SignOffApproverLostAccess: ({ userId }, signOff) => {
    const { round } = signOff
    return round ? { ...signOff, round: { ...round, lost: [...round.lost, userId] } } : signOff
  },
  SignOffVoided: ({ because }, signOff) => (because.kind === 'edited' ? ended(signOff, 'voided') : signOff),
}

const ended = (signOff: SignOff, how: NonNullable<Round['ended']>): SignOff => ({
  ...signOff,
  round: signOff.round && { ...signOff.round, ended: how },
})

const withPerson = (signOff: SignOff, userId: string, done: Partial<ApproverInRound>): SignOff => {
  const { round } = signOff
  if (!round) return signOff
  const before = round.people[userId] ?? { viewedAt: '' }
  return { ...signOff, round: { ...round, people: { ...round.people, [userId]: { ...before, ...done } } } }
}

const signed = (signOff: SignOff, userId: string, act: 'approve' | 'return', signatureId: string, at: string) => ({
  ...withPerson(signOff, userId, { decided: { act, signatureId, at } }),
  signatures: { ...signOff.signatures, [signatureId]: userId },
  lastOf: { ...signOff.lastOf, [userId]: signatureId },
})
