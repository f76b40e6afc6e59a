import { z } from 'zod'
import { event } from '../event'
import type { MessageOf } from '../message'
import { type Upcast, unchanged } from '../upcast'
import { id } from '../values'

/**
 * Names that are unique beyond one stream. Each has its own stream, named by a keyed hash, so the log does not hold
 * the name.
 */
const claimKinds = ['email', 'projectCode', 'subdomain', 'partnerDocument', 'companyDocument'] as const
export type ClaimKind = (typeof claimKinds)[number]

export const claimEvents = {
  NameClaimed: event(z.strictObject({ kind: z.enum(claimKinds), holderId: id }), { of: null }),
  NameReleased: event(z.strictObject({ kind: z.enum(claimKinds), holderId: id }), { of: null }),
}

/** In their second version they also name the document of a customer or supplier; in their third that of a company. */
export const claimUpcasts = {
  NameClaimed: [unchanged, unchanged],
  NameReleased: [unchanged, unchanged],
} as const satisfies Partial<Record<keyof typeof claimEvents, readonly Upcast[]>>

export type ClaimEvent = MessageOf<typeof claimEvents>
