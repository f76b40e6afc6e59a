import { z } from 'zod'
import { features } from '../access'
import { confidential } from '../confidential'
import type { QueryContract } from '../query'
import { id } from '../values'
import { featuresOfContent, featuresOfEmbedded } from './embedded'
import { embedded } from './queries'
import { signingActs } from './signingTexts'

/** How a round of asking stands. */
const roundStandings = ['asked', 'approved', 'returned', 'withdrawn', 'voided'] as const

const person = z.object({ userId: z.string(), name: z.string().nullable() })
const attachment = z.object({
  fileId: z.string(),
  fileName: z.string(),
  size: z.int(),
  sha256: z.string(),
  mediaType: z.string(),
})
const approver = person.extend({
  viewedAt: z.string().nullable(),
  acceptedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  act: z.enum(signingActs).nullable(),
  signatureId: z.string().nullable(),
  /** The opinion of who approved, the reason of who returned. */
  opinion: z.string().nullable(),
  attachments: z.array(attachment),
  /** Whether an approver for whom the round waits can still open the project's documents; `true` for all others. */
  hasAccess: z.boolean(),
  /**
   * The features of the content that are closed to an approver who has not decided. They can neither open the
   * content nor decide.
   */
  mayNotSee: z.array(z.enum(features)),
})
const round = z.object({
  round: z.int(),
  standing: z.enum(roundStandings),
  contentHash: z.string(),
  documentVersion: z.int(),
  requestedAt: z.string(),
  requestedBy: person.nullable(),
  endedAt: z.string().nullable(),
  /** Why it was taken back. */
  reason: z.string().nullable(),
  /** The event that voided what was approved, and the name of the field that it changed. */
  voidedBy: z.object({ by: z.string(), fieldName: z.string().nullable() }).nullable(),
  approvers: z.array(approver),
})
export type SignOffRound = z.infer<typeof round>

const waiting = z.object({
  projectId: z.string(),
  projectPitch: z.string(),
  documentId: z.string(),
  title: z.string(),
  round: z.int(),
  contentHash: z.string(),
  requestedAt: z.string(),
  requestedBy: person.nullable(),
  viewedAt: z.string().nullable(),
  acceptedAt: z.string().nullable(),
  /** `approved` of the `asked` approvers have approved. */
  approved: z.int(),
  asked: z.int(),
})
export type WaitingApproval = z.infer<typeof waiting>

const content = z.object({ round: z.int(), content: confidential(z.string(), featuresOfContent) })

export const signOffQueries = {
  /** What waits for the asker's decision, oldest first. */
  approvals: {
    need: { of: 'organization', feature: 'documents', level: 'viewOnly' },
    input: z.strictObject({}),
    output: z.object({
      items: z.array(waiting),
      /** Of all that waits, also beyond what `items` holds: how many, and how many of these have not been viewed. */
      total: z.int(),
      unseen: z.int(),
    }),
    reads: ['documents_sign_offs', 'projects_projects', 'identity_accounts'],
  },
  /** What waits for a decision in a project: first what waits for the asker's, each oldest first. */
  projectApprovals: {
    need: { of: 'project', feature: 'documents', level: 'viewOnly' },
    input: z.strictObject({ projectId: id, limit: z.coerce.number().int().min(1).max(50).default(8) }),
    output: z.object({
      items: z.array(
        waiting.pick({ documentId: true, title: true, requestedAt: true, approved: true, asked: true }).extend({
          /** Who has not decided, in the order in which they were named. */
          waitingFor: z.array(person.extend({ hasAccess: z.boolean() })),
          /** Whether the asker is one of them. */
          isMine: z.boolean(),
        }),
      ),
      /** Of all that waits, also beyond what `items` holds. */
      total: z.int(),
    }),
    reads: [
      'documents_sign_offs',
      'identity_accounts',
      'projects_projects',
      'organization_users',
      'organization_access_profiles',
    ],
  },
  /** Every round of a document's sign-off, the newest first; nothing that was approved once is left out. */
  signOff: {
    need: { of: 'project', feature: 'documents', level: 'viewOnly' },
    whole: true,
    input: z.strictObject({ projectId: id, documentId: id }),
    output: z.object({
      rounds: z.array(round),
      /** The canonical content of the newest round. */
      current: content.nullable(),
      /**
       * The canonical content that the reader last accepted in an earlier round, if all of it is still open to them.
       */
      lastAccepted: content.nullable(),
      /**
       * Fields of the current content that show other data of the project by now, where it is under way or approved.
       * `now` is `null` where it is closed to the reader.
       */
      since: z.array(z.object({ fieldId: z.string(), now: confidential(embedded.nullable(), featuresOfEmbedded) })),
    }),
    reads: [
      'documents_sign_offs',
      'identity_accounts',
      'projects_projects',
      'partners_partners',
      'canvas_areas',
      'canvas_cards',
      'organization_users',
      'organization_access_profiles',
    ],
  },
} as const satisfies Record<string, QueryContract>
