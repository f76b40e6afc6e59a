import { z } from 'zod'
import { event } from '../event'
import type { MessageOf } from '../message'
import { id } from '../values'

/** What is unique beyond one stream. Each name has a stream of its own, named by a keyed hash: the name itself is not in the log. */
export const claimKinds = ['email', 'projectCode', 'subdomain'] as const
export type ClaimKind = (typeof claimKinds)[number]

export const claimEvents = {
  NameClaimed: event(z.strictObject({ kind: z.enum(claimKinds), holderId: id }), { of: null }),
  NameReleased: event(z.strictObject({ kind: z.enum(claimKinds), holderId: id }), { of: null }),
}

export type ClaimEvent = MessageOf<typeof claimEvents>
