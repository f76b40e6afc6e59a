import type { FieldValue } from '@prumo/contracts/documents/documentField'
import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../platform/server/failure'
import { isTemporary } from '../platform/server/isTemporary'
import type { Typed } from './fieldTyping'

/** What somebody typed and has not been accepted yet, over what they had before their eyes. */
export type Draft = { typed: Typed; seen: FieldValue }

type Context = {
  /** What the server says stands there. */
  value: FieldValue
  /** What is shown in its place while it is not that. */
  typed: Typed | undefined
  seen: FieldValue
  sent: Typed | undefined
  /** What gave way to another person's value, until something else is typed. */
  given: Draft | undefined
  failure: Failure | undefined
  read: (typed: Typed) => FieldValue | undefined
}
type Happening =
  | { type: 'type'; typed: Typed }
  /** The field was left, or the page is. */
  | { type: 'leave' }
  | { type: 'heard'; value: FieldValue }
  | { type: 'keepMine' }
  | { type: 'takeTheirs' }
  | { type: 'takeBack' }
  | { type: 'retry' }
  /** Another language is spoken: what is typed is read by it, and what was typed stands in it `again`. */
  | { type: 'speak'; read: Context['read']; again: (typed: Typed) => Typed }
type Input = Pick<Context, 'value' | 'read'> & { draft: Draft | undefined }

const pauseBeforeSavingMs = 800
const pauseBeforeRetryMs = 4000

const sameValue = (a: FieldValue | undefined, b: FieldValue | undefined) => JSON.stringify(a) === JSON.stringify(b)

const outrunCode = 'document.valueChangedMeanwhile'

/**
 * Filling one field: settled → changed → saving → settled. A value that another person wrote meanwhile is not
 * overwritten. The field is `outrun` until the user has seen that value and chosen.
 */
export const fillingMachine = setup({
  types: { context: {} as Context, events: {} as Happening, input: {} as Input },
  actors: {
    fill: fromPromise<void, { value: FieldValue; seen: FieldValue }>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    isNews: ({ context, event }) => event.type === 'heard' && !sameValue(event.value, context.seen),
    isAgreed: ({ context }) => context.typed === undefined || sameValue(context.read(context.typed), context.value),
    meansNothing: ({ context }) => context.typed !== undefined && context.read(context.typed) === undefined,
    isOutrun: ({ context }) => !sameValue(context.seen, context.value),
    wasTypedOn: ({ context }) => context.typed !== context.sent,
    maySoonPass: ({ context }) => isTemporary(context.failure),
  },
  actions: {
    begin: assign({
      given: undefined,
      seen: ({ context }) => context.value,
      typed: ({ context, event }) => (event.type === 'type' ? event.typed : context.typed),
    }),
    typeOn: assign({ typed: ({ context, event }) => (event.type === 'type' ? event.typed : context.typed) }),
    hear: assign({ value: ({ context, event }) => (event.type === 'heard' ? event.value : context.value) }),
    showServers: assign({ typed: undefined, failure: undefined }),
    giveWay: assign({
      given: ({ context: { typed, seen } }) => (typed === undefined ? undefined : { typed, seen }),
    }),
    takeBack: assign({
      typed: ({ context }) => context.given?.typed,
      seen: ({ context: { given, value } }) => given?.seen ?? value,
      given: undefined,
    }),
    speak: assign(({ context: { typed, sent, given }, event }) => {
      if (event.type !== 'speak') return {}
      const again = (before: Typed | undefined) => before && event.again(before)
      return {
        read: event.read,
        typed: again(typed),
        sent: again(sent),
        given: given && { ...given, typed: event.again(given.typed) },
      }
    }),
    seeServers: assign({ seen: ({ context }) => context.value }),
    /** What others wrote over it before the answer came stays what the server says. */
    accept: assign(({ context: { read, sent, seen, value, typed } }) => {
      const accepted = read(sent ?? '') ?? null
      const isNewest = sameValue(value, seen) || sameValue(value, accepted)
      const shown = isNewest || typed !== sent ? typed : undefined
      return { seen: accepted, value: isNewest ? accepted : value, typed: shown, failure: undefined }
    }),
  },
}).createMachine({
  context: ({ input: { value, read, draft } }) => ({
    value,
    read,
    typed: draft?.typed,
    seen: draft?.seen ?? value,
    sent: undefined,
    given: undefined,
    failure: undefined,
  }),
  initial: 'judging',
  on: { heard: { actions: 'hear' }, speak: { actions: 'speak' } },
  states: {
    settled: {
      on: {
        heard: { actions: ['hear', 'showServers'] },
        type: { target: 'changed', actions: 'begin' },
        takeBack: { target: 'judging', actions: 'takeBack' },
      },
    },
    changed: {
      after: { [pauseBeforeSavingMs]: 'judging' },
      on: {
        type: { target: 'changed', reenter: true, actions: 'typeOn' },
        leave: 'judging',
        heard: [{ guard: 'isNews', target: 'judging', actions: 'hear' }, { actions: 'hear' }],
      },
    },
    judging: {
      always: [
        { guard: 'isAgreed', target: 'settled', actions: 'showServers' },
        { guard: 'isOutrun', target: 'outrun' },
        { guard: 'meansNothing', target: 'meaningless' },
        { target: 'saving' },
      ],
    },
    meaningless: {
      on: {
        type: { target: 'changed', actions: 'typeOn' },
        heard: [{ guard: 'isNews', target: 'outrun', actions: 'hear' }, { actions: 'hear' }],
      },
    },
    saving: {
      entry: assign({ sent: ({ context }) => context.typed }),
      invoke: {
        src: 'fill',
        input: ({ context: { read, typed, seen } }) => ({ value: read(typed ?? '') ?? null, seen }),
        onDone: [
          { guard: 'wasTypedOn', target: 'changed', actions: 'accept' },
          { target: 'settled', actions: 'accept' },
        ],
        onError: [
          {
            guard: ({ event }) => (event.error as Failure).code === outrunCode,
            target: 'outrun',
            actions: assign({ failure: undefined }),
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => event.error as Failure }) },
        ],
      },
      on: { type: { actions: 'typeOn' } },
    },
    failed: {
      after: { [pauseBeforeRetryMs]: { guard: 'maySoonPass', target: 'judging' } },
      on: {
        retry: 'judging',
        type: { target: 'changed', actions: 'typeOn' },
        heard: [{ guard: 'isNews', target: 'judging', actions: 'hear' }, { actions: 'hear' }],
      },
    },
    outrun: {
      on: {
        type: { actions: 'typeOn' },
        keepMine: { target: 'judging', actions: 'seeServers' },
        takeTheirs: { target: 'settled', actions: ['giveWay', 'showServers'] },
        heard: { target: 'outrun', reenter: true, actions: 'hear' },
      },
    },
  },
})
