import type { z } from 'zod'

export type Message = { type: string; data: object }

/** The union of `{ type, data }` that a table of schemas describes. */
export type MessageOf<Schemas extends Record<string, z.ZodType>> = {
  [Type in keyof Schemas & string]: { type: Type; data: z.infer<Schemas[Type]> }
}[keyof Schemas & string]

/** What an event says besides its data: who, where from, and why. Kept beside the data for ever. */
export type Metadata = {
  actor: ActorReference
  commandId: string
  causationId: string
  correlationId: string
  /**
   * SHA-256 of the command's canonical data, in hexadecimal. The same command id with other data is another command.
   */
  payloadHash: string
  /** What allowed it: `administrator`, `profile:<id>`, `owner`, `manager`, `team`, … or `system`. */
  permissionBasis: string
  from: Origin | null
  /** The version of the event's shape (contracts/upcasts.ts); absent for version 1. */
  version?: number
}

export type ActorReference =
  | { kind: 'user'; userId: string; sessionRef: string }
  | { kind: 'visitor' }
  | { kind: 'system' }

/** Who did it; `null` for a visitor and for the system. */
export const userIdOf = (actor: { kind: 'user'; userId: string } | { kind: 'visitor' | 'system' }): string | null =>
  actor.kind === 'user' ? actor.userId : null

/** What stands in the log instead of personal data: ciphertext under this person's key. */
export type Sealed = { of: string; sealed: string }

/**
 * Where a request came from: its network in clear, address and browser sealed under the person's key, `null` once
 * erased. `sealed` is their form in the log, for code that passes them on unopened.
 */
export type Origin = { network: string; precise: Precise | null; sealed?: Sealed | null }
export type Precise = { address: string; userAgent: string }

/** An event as everyone but the log sees it: parsed, personal data opened. */
export type Recorded<E extends Message = Message> = E & {
  id: string
  stream: string
  revision: number
  position: number
  at: string
  organizationId: string | null
  projectId: string | null
  metadata: Metadata
  /** An id in it has a spelling that is taken no more: it was recorded before, stays on record, and changes nothing. */
  spelledOtherwise?: boolean | undefined
}
