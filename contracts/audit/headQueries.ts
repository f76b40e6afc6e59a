import { z } from 'zod'
import type { QueryContract } from '../query'
import { text } from '../values'

/** A signed note (C2SP tlog-checkpoint), and the key that checks it. */
const signedHead = z.object({ size: z.int(), checkpoint: z.string(), verifierKey: z.string() })

/** `name` is a person's name. Folder and webhook have none; a webhook has its address in `url`. */
const receiver = z.object({
  kind: z.enum(['folder', 'webhook', 'mail', 'download']),
  url: z.string().nullable(),
  name: z.string().nullable(),
})
const published = z.object({ to: receiver, at: z.string() })
const failed = published.extend({ reason: z.enum(['unreachable', 'refused', 'forbiddenAddress']) })

const head = signedHead.extend({
  root: z.string(),
  signedAt: z.string(),
  /** The person who requested it; `null` if it was due. */
  signedBy: z.string().nullable(),
  published: z.array(published),
  /** Where it has not arrived since. */
  failed: z.array(failed),
})
export type LogHead = z.infer<typeof head>

const need = { of: 'organization', feature: 'actionLog', level: 'viewOnly' } as const
const size = z.coerce.number().int().positive()
const hashes = z.array(z.string())

export const headQueries = {
  /** The tree of the organization's log as it is, its signed heads, the newest first, and where they go. */
  logHeads: {
    need,
    input: z.strictObject({ after: text(40).optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    output: z.object({
      tree: z.object({ size: z.int(), root: z.string(), changed: z.int() }),
      heads: z.array(head),
      next: z.string().nullable(),
      places: z.object({ recipientIds: z.array(z.string()), webhookUrl: z.string().nullable() }),
      people: z.array(z.object({ userId: z.string(), name: z.string() })),
      /** Heads that the log lacks since an older copy was restored, and who decided to go on. */
      lost: z.array(
        z.object({
          size: z.int(),
          signedAt: z.string().nullable(),
          decidedBy: z.string(),
          reason: z.string(),
          at: z.string(),
        }),
      ),
      /**
       * When somebody decided to go on with a log that was in doubt, and how many actions of the organization it lacks.
       */
      logsAccepted: z.array(
        z.object({
          missingActions: z.int(),
          missingSince: z.string().nullable(),
          decidedBy: z.string(),
          reason: z.string(),
          at: z.string(),
        }),
      ),
      /** When somebody decided to go on with a log whose end is missing, which was last seen at `seenAt`. */
      endsAccepted: z.array(
        z.object({ seenAt: z.string(), decidedBy: z.string(), reason: z.string(), at: z.string() }),
      ),
    }),
    reads: ['audit_tree', 'audit_heads', 'audit_head_places', 'identity_accounts', 'organization_users'],
  },
  /**
   * Proof that an event of the action log is in the tree of the last head. `proof` and `head` are `null` if no head
   * covers it yet.
   */
  inclusionProof: {
    need,
    input: z.strictObject({ position: z.coerce.number().int().positive() }),
    output: z.object({
      index: z.int(),
      entry: z.object({
        at: z.string(),
        content: z.string(),
        id: z.string(),
        organizationId: z.string().nullable(),
        projectId: z.string().nullable(),
        revision: z.int(),
        stream: z.string(),
        type: z.string(),
      }),
      data: z.string(),
      metadata: z.string(),
      head: signedHead.nullable(),
      proof: hashes.nullable(),
    }),
    reads: ['audit_tree', 'audit_heads', 'audit_actions', 'projects_projects', 'audit_erasures'],
  },
  /** That the tree of one head is a beginning of the tree of another. */
  consistencyProof: {
    need,
    input: z.strictObject({ from: size, to: size }),
    output: z.object({ from: signedHead, to: signedHead, proof: hashes }),
    reads: ['audit_tree', 'audit_heads'],
  },
} as const satisfies Record<string, QueryContract>
