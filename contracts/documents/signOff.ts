import { z } from 'zod'
import type { Need } from '../access'
import { confidential } from '../confidential'
import { event, type Notifying } from '../event'
import { languages } from '../identity/signUpChoices'
import type { MessageOf } from '../message'
import type { SealedFields } from '../module'
import { email, id, instant, line, text } from '../values'
import { featuresOfContent } from './embedded'
import { signatureAttachments } from './signatureFiles'
import { consentTextIds, signingActs } from './signingTexts'

const ofDocument = { projectId: id, documentId: id }
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, { error: 'hash.invalid' })
const round = z.int().min(1)
/** The content that a person looks at: the round of the sign-off, and the hash of its canonical content. */
const ofRound = { ...ofDocument, round, contentHash: sha256 }
const opinion = text(5000)
const reason = line(2000)
const language = z.enum(languages)
const consentTextId = z.enum(consentTextIds)

/** Commands about a document's sign-off. */
export const signOffCommands = {
  /** Asks every approver of the document, with its content frozen as it is now. */
  RequestSignOff: z.strictObject(ofDocument),
  /** An approver has this content open. */
  ViewForSignOff: z.strictObject(ofRound),
  /** An approver accepts to decide on it, and to sign electronically. */
  AcceptSignOff: z.strictObject({ ...ofRound, consentTextId }),
  ApproveDocument: z.strictObject({
    ...ofRound,
    signatureId: id,
    language,
    opinion,
    attachments: signatureAttachments,
  }),
  ReturnDocument: z.strictObject({ ...ofRound, signatureId: id, language, reason, attachments: signatureAttachments }),
  /** Takes the request back, also one that everybody has approved: the document is open again. */
  WithdrawSignOffRequest: z.strictObject({ ...ofDocument, round, reason }),
}

const edit = { of: 'project', feature: 'documents', level: 'editOnly' } as const
/** Whoever sees the document may be its approver; that somebody is one is a rule of its own. */
const decide = { of: 'project', feature: 'documents', level: 'viewOnly' } as const

/** The need of each command. */
export const signOffNeeds = {
  RequestSignOff: edit,
  ViewForSignOff: decide,
  AcceptSignOff: decide,
  ApproveDocument: decide,
  ReturnDocument: decide,
  WithdrawSignOffRequest: edit,
} as const satisfies Record<keyof typeof signOffCommands, Need>

const attachment = z.strictObject({
  fileId: id,
  fileName: z.string(),
  size: z.int().min(0),
  sha256,
  mediaType: z.string(),
})

/** Who signed, printed; `salt` keeps the hash of it from being guessed. */
const signer = z.strictObject({ name: z.string(), email, salt: z.string() })
export type Signer = z.infer<typeof signer>

/** Everything that a signature says besides its opinion or its reason. */
const signature = {
  ...ofRound,
  signatureId: id,
  /** The signer: `signer` is sealed under this person's key. */
  userId: id,
  /** How often the document had been changed. */
  documentVersion: z.int().min(0),
  canonicalization: z.literal('RFC8785'),
  signer: signer.nullable(),
  /** SHA-256 of the canonical JSON of `signer`: a receipt that shows the name can be held against the log. */
  signerHash: sha256,
  /** The signer's role in the project, and what made this person an approver. */
  signerRole: z.string(),
  authorityBasis: z.strictObject({ rule: z.literal('approverOfDocument'), requestedById: id.nullable() }),
  /** How the person was first identified. */
  identityBasis: z.enum(['signUp', 'addedByAdministrator']),
  organizationName: z.string(),
  meaning: z.strictObject({ act: z.enum(signingActs), sentence: z.string(), language }),
  consentTextId: consentTextId.nullable(),
  attachments: z.array(attachment),
  requestedAt: instant,
  viewedAt: instant,
  acceptedAt: instant.nullable(),
  reauthentication: z.strictObject({ method: z.literal('password'), at: instant, ageSeconds: z.int().min(0) }),
  /** `simple`: a session and a password. Nothing more is claimed. */
  assurance: z.literal('simple'),
  credentialState: z.strictObject({ setBySigner: z.boolean(), changedAt: instant }),
  separationOfDuties: z.strictObject({ authorId: id.nullable(), soleApprover: z.boolean(), distinct: z.boolean() }),
  /** The signer's signature of an earlier round that no longer counts. */
  supersedes: id.nullable(),
}

type Decision = Pick<z.output<z.ZodObject<typeof signature>>, 'authorityBasis' | 'separationOfDuties'>

/** Who requested the sign-off and who wrote the document learn what an approver decided. */
const ofDecision: Omit<Notifying<Decision>, 'kind'> = {
  whom: ({ authorityBasis, separationOfDuties }) =>
    [authorityBasis.requestedById, separationOfDuties.authorId].filter((userId) => userId !== null),
  features: () => ['documents'],
}

/** Why approvals do not count any more. */
export const voidingKinds = ['edited', 'returned', 'withdrawn'] as const

/** The events. */
export const signOffEvents = {
  /** `content` is the canonical content to be signed (RFC 8785); `contentHash` is its SHA-256. */
  SignOffRequested: event(
    z.strictObject({
      ...ofRound,
      documentVersion: z.int().min(0),
      canonicalization: z.literal('RFC8785'),
      content: confidential(z.string(), featuresOfContent),
      approverIds: z.array(id),
      authorId: id.nullable(),
      requestedById: id.nullable(),
    }),
    {
      of: 'documentId',
      notifies: { kind: 'approvalRequest', whom: ({ approverIds }) => approverIds, features: () => ['documents'] },
    },
  ),
  SignOffViewed: event(z.strictObject({ ...ofRound, userId: id }), { of: 'documentId' }),
  SignOffAccepted: event(z.strictObject({ ...ofRound, userId: id, consentTextId }), { of: 'documentId' }),
  DocumentApproved: event(z.strictObject({ ...signature, opinion }), {
    of: 'documentId',
    notifies: { kind: 'approval', ...ofDecision },
  }),
  DocumentReturned: event(z.strictObject({ ...signature, reason }), {
    of: 'documentId',
    notifies: { kind: 'return', ...ofDecision },
  }),
  SignOffRequestWithdrawn: event(z.strictObject({ ...ofRound, reason }), { of: 'documentId' }),
  /** The round waits for somebody who may no longer see the project's documents: said once for each of them. */
  SignOffApproverLostAccess: event(z.strictObject({ ...ofRound, userId: id, requestedById: id.nullable() }), {
    of: 'documentId',
    notifies: {
      kind: 'approverLost',
      whom: ({ requestedById }) => (requestedById === null ? [] : [requestedById]),
      features: () => ['documents'],
    },
  }),
  /**
   * The approvals of this round no longer count. `by` is the event that changed the document, `fieldId` the field it
   * changed.
   */
  SignOffVoided: event(
    z.strictObject({
      ...ofRound,
      because: z.strictObject({ kind: z.enum(voidingKinds), by: z.string(), fieldId: id.nullable() }),
      before: z.strictObject({
        approvals: z.array(z.strictObject({ signatureId: id, userId: id, at: instant })),
        acceptedBy: z.array(id),
      }),
    }),
    { of: 'documentId' },
  ),
}

/** What is sealed under the signer's key. */
export const signOffSealed = {
  DocumentApproved: { fields: ['signer'], of: 'userId' },
  DocumentReturned: { fields: ['signer'], of: 'userId' },
} as const satisfies Partial<Record<keyof typeof signOffEvents, SealedFields>>

/** Codes of the refusals. */
export const signOffRefusals = [
  'document.contentChanged',
  'signOff.notAsked',
  'signOff.notApprover',
  'signOff.contentClosed',
  'signOff.notViewed',
  'signOff.notAccepted',
  'signOff.alreadyDecided',
  'signOff.alreadyAsked',
  'signOff.approverMissing',
  'signOff.approverWithoutAccess',
  'signOff.incomplete',
  'signOff.signatureIdTaken',
  'signOff.reauthenticate',
  'signOff.passwordOfAnother',
  'signOff.underWay',
  'receipt.headPending',
] as const

export type SignOffEvent = MessageOf<typeof signOffEvents>
export type SignOffCommand = MessageOf<typeof signOffCommands>
