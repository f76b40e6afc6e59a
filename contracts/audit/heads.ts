import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import type { MessageOf } from '../message'
import { id, instant, line, setOf, webAddress } from '../values'

/** How many entries a tree has, and its RFC 6962 root in base64. */
const size = z.int().positive()
const root = z.string().regex(/^[A-Za-z0-9+/]{43}=$/)
const sizeAndRoot = z.strictObject({ size, root })

/** A web address without secrets. Heads are public, and their receivers check the signature. */
const webhookUrl = z
  .url({ protocol: /^https$/ })
  .max(300)
  .refine(saysNothingSecret, { error: 'webhook.secret' })

function saysNothingSecret(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { username, password, search, hash } = new URL(url)
  return `${username}${password}${search}${hash}` === ''
}

const places = { recipientIds: setOf(id, 50), webhookUrl: webhookUrl.nullable() }
/** Recorded addresses may have any form; new ones may not. */
const placesAsked = {
  ...places,
  webhookUrl: webAddress(300).refine(saysNothingSecret, { error: 'webhook.secret' }).nullable(),
}

/** The receiver of a head. People are named by id, never by address. */
const receiver = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('folder') }),
  z.strictObject({ kind: z.literal('webhook'), url: webhookUrl }),
  z.strictObject({ kind: z.literal('mail'), userId: id }),
  z.strictObject({ kind: z.literal('download'), userId: id }),
])
export type HeadReceiver = z.infer<typeof receiver>

/** What a place can do to a head that was to be published there. */
const publicationFailures = ['unreachable', 'refused', 'forbiddenAddress'] as const

/** The heads of an organization's tree: what says of its log, outside of the database, what it held. */
export const headCommands = {
  /** Signs the tree as it is now. */
  SignHead: z.strictObject({}),
  /** Where signed heads go besides the folder: to these people by mail, and to this address. */
  ChooseHeadPlaces: z.strictObject(placesAsked),
  /** Takes a head away, on the record. */
  TakeHead: z.strictObject({ size }),
}

/** The need of each command. */
export const headNeeds = {
  SignHead: { of: 'organization', feature: 'actionLog', level: 'viewOnly' },
  ChooseHeadPlaces: { of: 'organization', feature: 'actionLog', level: 'totalControl' },
  TakeHead: { of: 'organization', feature: 'actionLog', level: 'viewOnly' },
} as const satisfies Record<keyof typeof headCommands, Need>

/** The events. */
export const headEvents = {
  /**
   * `checkpoint` is the whole signed note (C2SP tlog-checkpoint). `verifierKey` is the key that checks it,
   * `name+id+key` (C2SP signed-note).
   */
  LogHeadSigned: event(
    z.strictObject({
      size,
      root,
      verifierKey: z.string().max(200),
      checkpoint: z.string().max(2000),
      before: sizeAndRoot.nullable(),
    }),
    { of: null },
  ),
  HeadPublished: event(z.strictObject({ size, to: receiver }), { of: null }),
  HeadPublicationFailed: event(z.strictObject({ size, to: receiver, reason: z.enum(publicationFailures) }), {
    of: null,
  }),
  HeadPlacesChosen: event(z.strictObject({ ...places, before: z.strictObject(places) }), { of: null }),
  /**
   * An operator continued with a log that lacks what a published head covers: who decided it, and why. `found` is
   * the last head in the log.
   */
  OlderLogAccepted: event(
    z.strictObject({
      decidedBy: line(200),
      reason: line(1000),
      lost: z.strictObject({ size, root, at: instant.nullable() }),
      found: sizeAndRoot.nullable(),
    }),
    { of: null },
  ),
  /**
   * An operator continued with a log that may not be the one that the read models came from: who decided it, and
   * why. `missingActions` counts the organization's actions that were shown and are missing now; the first was
   * recorded at `missingSince`.
   */
  LogAccepted: event(
    z.strictObject({
      logId: id,
      decidedBy: line(200),
      reason: line(1000),
      missingActions: z.int().min(0),
      missingSince: instant.nullable(),
    }),
    { of: null },
  ),
  /**
   * An operator continued with a log that lacks what was seen of it, as an older copy was restored: who decided it, and
   * why. `seen` is how far it once went, as kept outside of the database; `foundEnd` where it ended when that was
   * noticed. What the organization recorded between the two is lost, and nobody can say how much.
   */
  ShorterLogAccepted: event(
    z.strictObject({
      decidedBy: line(200),
      reason: line(1000),
      seen: z.strictObject({ position: z.int().positive(), eventId: z.string().max(100), at: instant }),
      foundEnd: z.int().min(0),
    }),
    { of: null },
  ),
  /**
   * An operator let another key sign the heads: who decided it, and why. `before` signed up to here, and may be lost
   * or in other hands; `verifierKey` signs from here on.
   */
  SigningKeyReplaced: event(
    z.strictObject({
      decidedBy: line(200),
      reason: line(1000),
      verifierKey: z.string().max(200),
      before: z.strictObject({ verifierKey: z.string().max(200) }),
    }),
    { of: null },
  ),
  /**
   * Heads were missing where they had been kept outside of the database, the last of them `last`. An operator let them
   * be written there again, as the log has them: who decided it, and why. Only what others kept shows what was before.
   */
  KeptHeadsReplaced: event(z.strictObject({ decidedBy: line(200), reason: line(1000), last: sizeAndRoot }), {
    of: null,
  }),
}

/** Codes of the refusals. */
export const headRefusals = ['head.unknown', 'head.treeBehind', 'head.recipientUnknown', 'head.tooOften'] as const

export type HeadEvent = MessageOf<typeof headEvents>
