import { roleIn } from '@prumo/contracts/access'
import type { AttachedFile } from '@prumo/contracts/discussion/files'
import { signingSentences } from '@prumo/contracts/documents/signingTexts'
import type { Signer, SignOffCommand } from '@prumo/contracts/documents/signOff'
import { userIdOf } from '@prumo/contracts/message'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import { sha256 } from './sha256'
import type { Round, SignOff } from './signOffState'

type DataOf<Type extends SignOffCommand['type']> = Extract<SignOffCommand, { type: Type }>['data']

/** Facts about the signer that are not in the command. The rules decide whether they suffice. */
export type Signing = {
  signer: Signer
  organizationName: string
  identityBasis: 'signUp' | 'addedByAdministrator'
  credentialState: { setBySigner: boolean; changedAt: string }
  /** When the password was last typed in this session, if ever. */
  reauthenticatedAt: string | null
  files: readonly ({ fileId: string } & AttachedFile)[]
}
export type Approval = Omit<DataOf<'ApproveDocument'>, 'attachments'> & Signing
export type Return = Omit<DataOf<'ReturnDocument'>, 'attachments'> & Signing

const longestReauthenticationMs = 5 * 60_000

/** The round and the content that a person decides on. */
export type Place = { projectId: string; documentId: string; round: number; contentHash: string }

export const placeOf = ({ projectId, documentId, round, contentHash }: Place): Place => ({
  projectId,
  documentId,
  round,
  contentHash,
})

/**
 * The part that both events of a signature share. Refuses an old reauthentication and a password set by another
 * person.
 */
export function signature(
  act: 'approve' | 'return',
  { signer, files, language, signatureId, ...data }: Approval | Return,
  round: Round,
  signOff: SignOff,
  by: By,
) {
  const userId = userIdOf(by.actor) ?? ''
  const person = round.people[userId]
  const { requestedAt, requestedById, documentVersion, approverIds, authorId } = round
  if (!data.credentialState.setBySigner) throw new Refused('signOff.passwordOfAnother')
  return {
    ...placeOf(data),
    signatureId,
    userId,
    documentVersion,
    canonicalization: 'RFC8785' as const,
    signer,
    signerHash: sha256(canonicalJson(signer)),
    signerRole: roleOf(by),
    authorityBasis: { rule: 'approverOfDocument' as const, requestedById },
    identityBasis: data.identityBasis,
    organizationName: data.organizationName,
    meaning: { act, sentence: signingSentences[act][language], language },
    consentTextId: person?.consentTextId ?? null,
    attachments: files.map(signedFile),
    requestedAt,
    viewedAt: person?.viewedAt ?? '',
    acceptedAt: person?.acceptedAt ?? null,
    reauthentication: reauthentication(data.reauthenticatedAt, by.at),
    assurance: 'simple' as const,
    credentialState: data.credentialState,
    separationOfDuties: { authorId, soleApprover: approverIds.length === 1, distinct: authorId !== userId },
    supersedes: signOff.lastOf[userId] ?? null,
  }
}

const signedFile = ({ fileId, name, size, sha256, mediaType }: Signing['files'][number]) => ({
  fileId,
  fileName: name,
  size,
  sha256,
  mediaType,
})

function reauthentication(at: string | null, now: string) {
  const age = at === null ? Number.POSITIVE_INFINITY : Date.parse(now) - Date.parse(at)
  if (at === null || age > longestReauthenticationMs) throw new Refused('signOff.reauthenticate')
  // Two clocks may differ by a little: what has just happened is not from the future.
  return { method: 'password' as const, at, ageSeconds: Math.max(0, Math.floor(age / 1000)) }
}

const roleOf = ({ actor, project }: By) => (actor.kind === 'user' && project ? roleIn(actor, project) : 'none')
