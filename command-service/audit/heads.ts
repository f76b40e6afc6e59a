import type { HeadEvent, HeadReceiver, headCommands } from '@prumo/contracts/audit/heads'
import type { EventOf } from '@prumo/contracts/index'
import type { Decider } from '@prumo/platform/decider'
import type { AcceptedLoss } from '@prumo/platform/proofs/acceptedLoss'
import { equal } from '@prumo/platform/values/equal'
import type { z } from 'zod'

type SizeAndRoot = { size: number; root: string }
type Places = { recipientIds: readonly string[]; webhookUrl: string | null }
export type Heads = {
  last: (EventOf<'LogHeadSigned'>['data'] & { at: string }) | null
  places: Places
  /** The deliveries of the last head, by receiver. */
  published: ReadonlySet<string>
  failed: ReadonlySet<string>
  /** When each person was last sent one. */
  mailedAt: ReadonlyMap<string, string>
  /** The losses that an operator has decided to go on without. */
  accepted: readonly AcceptedLoss[]
  /** The ids of events up to which the log once went, which it lacks now, and without which an operator goes on. */
  acceptedPlaces: readonly string[]
}

type In<Data> = Data & { organizationId: string }
type Sent<Type extends keyof typeof headCommands> = { type: Type; data: In<z.infer<(typeof headCommands)[Type]>> }

type HeadCommand =
  /** `changed`: how many entries the tree had with the last that is about neither heads nor denials. */
  | {
      type: 'SignHead'
      data: In<SizeAndRoot & { changed: number; checkpoint: string; verifierKey: string }>
    }
  | { type: 'RecordPublication'; data: In<{ size: number; to: HeadReceiver }> }
  | {
      type: 'RecordFailedPublication'
      data: In<{ size: number; to: HeadReceiver; reason: EventOf<'HeadPublicationFailed'>['data']['reason'] }>
    }
  | Sent<'ChooseHeadPlaces'>
  | { type: 'TakeHead'; data: Sent<'TakeHead'>['data'] & { userId: string } }

/** The signed heads of an organization's log, and where they went. */
export const heads: Decider<Heads, HeadCommand, HeadEvent> = {
  stream: ({ organizationId }: { organizationId: string }) => `heads-${organizationId}`,
  initial: {
    last: null,
    places: { recipientIds: [], webhookUrl: null },
    accepted: [],
    acceptedPlaces: [],
    published: new Set(),
    failed: new Set(),
    mailedAt: new Map(),
  },

  decide: {
    SignHead: ({ size, root, changed, checkpoint, verifierKey }, { last }) => {
      if (last && changed <= last.size) return []
      const before = last && { size: last.size, root: last.root }
      return [{ type: 'LogHeadSigned', data: { size, root, verifierKey, checkpoint, before } }]
    },
    RecordPublication: ({ size, to }, state) =>
      isOfLast(state, size) && state.published.has(keyOf(to)) ? [] : [{ type: 'HeadPublished', data: { size, to } }],
    RecordFailedPublication: ({ size, to, reason }, state) =>
      isOfLast(state, size) && state.failed.has(keyOf(to))
        ? []
        : [{ type: 'HeadPublicationFailed', data: { size, to, reason } }],
    ChooseHeadPlaces: ({ recipientIds, webhookUrl }, { places: before }) =>
      equal({ recipientIds, webhookUrl }, before)
        ? []
        : [
            {
              type: 'HeadPlacesChosen',
              data: { recipientIds, webhookUrl, before: { ...before, recipientIds: [...before.recipientIds] } },
            },
          ],
    TakeHead: ({ size, userId }) => [{ type: 'HeadPublished', data: { size, to: { kind: 'download', userId } } }],
  },

  evolve: {
    LogHeadSigned: (last, state, at) => ({ ...state, last: { ...last, at }, published: new Set(), failed: new Set() }),
    HeadPublished: ({ size, to }, state, at) => ({
      ...state,
      published: isOfLast(state, size) ? new Set([...state.published, keyOf(to)]) : state.published,
      mailedAt: to.kind === 'mail' ? new Map([...state.mailedAt, [to.userId, at]]) : state.mailedAt,
    }),
    HeadPublicationFailed: ({ size, to }, state) => ({
      ...state,
      failed: isOfLast(state, size) ? new Set([...state.failed, keyOf(to)]) : state.failed,
    }),
    HeadPlacesChosen: ({ recipientIds, webhookUrl }, state) => ({ ...state, places: { recipientIds, webhookUrl } }),
    OlderLogAccepted: ({ lost, found }, state, at) => ({
      ...state,
      accepted: [...state.accepted, { lost, found, at }],
    }),
    // Which heads it lacks is decided on one by one.
    LogAccepted: (_, state) => state,
    ShorterLogAccepted: ({ seen }, state) => ({ ...state, acceptedPlaces: [...state.acceptedPlaces, seen.eventId] }),
    // The installation says which key signs, and its folder which heads are there.
    SigningKeyReplaced: (_, state) => state,
    KeptHeadsReplaced: (_, state) => state,
  },
}

/** Identifies a receiver of heads. */
export const keyOf = (to: HeadReceiver): string => Object.values(to).join(' ')

const isOfLast = ({ last }: Heads, size: number) => last?.size === size
