import { z } from 'zod'
import { event } from '../event'
import type { MessageOf } from '../message'
import { id } from '../values'

/**
 * Names that are unique beyond one stream. Each has its own stream, named by a keyed hash, so the log does not hold
 * the name.
 */
export const claimKinds = ['email', 'projectCode', 'subdomain'] as const
export type ClaimKind = (typeof claimKinds)[number]

export const claimEvents = {
  NameClaimed: event(z.strictObject({ kind: z.enum(claimKinds), holderId: id }), { of: null }),
  NameReleased: event(z.strictObject({ kind: z.enum(claimKinds), holderId: id }), { of: null }),
}

export type ClaimEvent = MessageOf<typeof claimEvents>
