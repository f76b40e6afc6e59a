import { z } from 'zod'
import { event } from '../event'
import type { MessageOf } from '../message'
import { id, instant } from '../values'

/** A word of ours. No choice of words: what was recorded stays, however many more there will be. */
const word = z.string().regex(/^[a-zA-Z]{1,40}$/)
/** A network in clear, as events have it. */
const network = z.string().max(60)

/** The denied request: a command, a query, or a call by its method and path, with `:id` for each id. */
const resource = z.strictObject({
  kind: z.enum(['command', 'query', 'call']),
  name: z.string().regex(/^[\w/:. -]{1,100}$/),
})
export type DeniedResource = z.infer<typeof resource>

/** What it takes (`Need`); what does not count in it is `null`. */
const need = z.strictObject({ of: word, feature: word.nullable(), level: word.nullable(), only: word.nullable() })

/** The code that was answered. */
const because = z.string().regex(/^[a-zA-Z]{1,40}\.[a-zA-Z]{1,60}$/)

/** Limits: ids of a request, lines of a count, and events an hour, of an organization and of one person. */
export const denialLimits = { ids: 10, lines: 50, anHour: 200, anHourOfOnePerson: 50 } as const

/** `namedIds` are the ids in the request as it had them. Whether they exist, and who owns them, is not recorded. */
export const denial = z.strictObject({
  userId: id,
  /** What did not prove who somebody is; `null` where access was denied. */
  proof: word.nullable(),
  need: need.nullable(),
  resource,
  namedIds: z.array(id).max(denialLimits.ids),
  because,
  network,
  at: instant,
})
/** What shows who somebody is. */
export const proofsOfIdentity = ['password', 'recoveryCode', 'handOff', 'origin'] as const
export type ProofOfIdentity = (typeof proofsOfIdentity)[number]

/** A denial: who, from where, and what was denied or what a failed proof of identity would have opened. */
export type Denial = z.infer<typeof denial>

const line = z.strictObject({
  userId: id,
  proof: word.nullable(),
  need: need.nullable(),
  resource,
  network,
  count: z.int().positive(),
})
/** How often the same was denied besides. */
export type DenialLine = z.infer<typeof line>

/** The events of requests that were denied. */
export const denialEvents = {
  /** The first time in an hour that this person asked for this, from this network. */
  AccessDenied: event(
    z.strictObject({
      denialId: id,
      userId: id,
      need: need.nullable(),
      resource,
      namedIds: z.array(id).max(denialLimits.ids),
      because,
      network,
      deniedAt: instant,
    }),
    { of: 'userId' },
  ),
  /** The first time in an hour that this proof failed for this person's account, from this network. */
  IdentityProofFailed: event(
    z.strictObject({
      denialId: id,
      userId: id,
      proof: word,
      during: resource,
      network,
      failedAt: instant,
    }),
    { of: 'userId', originOf: 'userId' },
  ),
  /** What was denied in an hour beyond that, the most frequent first; `more` is the sum of what has no line. */
  DenialsCounted: event(
    z.strictObject({
      from: instant,
      to: instant,
      counts: z.array(line).max(denialLimits.lines),
      more: z.int().min(0),
    }),
    { of: null },
  ),
}

export type DenialEvent = MessageOf<typeof denialEvents>
