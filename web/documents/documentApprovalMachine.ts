import type { SigningAct } from '@prumo/contracts/documents/signingTexts'
import type { Language } from '@prumo/contracts/identity/signUpChoices'
import { assign, fromPromise, setup } from 'xstate'
import type { SentFile } from '../discussion/sendFile'
import { newId } from '../platform/newId'
import { send } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'

/** The very content that the approver has before their eyes. */
type Seen = { projectId: string; documentId: string; round: number; contentHash: string }
type Signature = { act: SigningAct; text: string; language: Language; attachments: readonly SentFile[] }
type Context = {
  seen: Seen
  isViewed: boolean
  isAccepted: boolean
  /** Whether this person is asked and has not decided yet. */
  mayDecide: boolean
  signatureId: string
  signature: Signature
  failure: Failure | undefined
}
type Happening =
  | { type: 'accept' }
  | { type: 'approve' }
  | { type: 'return' }
  | { type: 'sign'; text: string; language: Language; attachments?: readonly SentFile[] }
  | { type: 'authenticate'; password: string }
  | { type: 'cancel' }
  | { type: 'retry' }

const commandOf = { approve: 'ApproveDocument', return: 'ReturnDocument' } as const

const isCode =
  (code: string) =>
  ({ event }: { event: unknown }) =>
    (event as { error?: Failure }).error?.code === code

/**
 * opening → viewed → accepting → accepted → writing → signing → signed. If the server asks for the password, signing
 * goes through authenticating and comes back. If the content has changed by now, everything ends in changed.
 * Whoever has nothing to decide is reading.
 */
export const documentApprovalMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Happening,
    input: {} as { seen: Seen; isViewed: boolean; isAccepted: boolean; mayDecide: boolean },
  },
  actors: {
    view: fromPromise<unknown, Context>(async ({ input: { seen, isViewed } }) => {
      if (!isViewed) await send('ViewForSignOff', seen)
    }),
    accept: fromPromise<unknown, Context>(({ input: { seen } }) =>
      send('AcceptSignOff', { ...seen, consentTextId: 'simple-signature-1' }),
    ),
    sign: fromPromise<unknown, Context>(({ input: { seen, signatureId, signature } }) => {
      const { act, text, language, attachments } = signature
      const signed = { ...seen, signatureId, language, attachments: [...attachments] }
      return send(commandOf[act], act === 'approve' ? { ...signed, opinion: text } : { ...signed, reason: text })
    }),
    authenticate: fromPromise<unknown, { password: string }>(({ input: { password } }) =>
      send('Reauthenticate', { password }),
    ),
  },
  guards: {
    isAccepted: ({ context }) => context.isAccepted,
    mayDecide: ({ context }) => context.mayDecide,
    isChanged: isCode('document.contentChanged'),
    asksForPassword: isCode('signOff.reauthenticate'),
  },
  actions: {
    failureIn: assign({ failure: ({ event }) => (event as unknown as { error: Failure }).error }),
    noFailure: assign({ failure: undefined }),
  },
}).createMachine({
  context: ({ input }) => ({
    ...input,
    signatureId: newId(),
    signature: { act: 'approve', text: '', language: 'pt-BR', attachments: [] },
    failure: undefined,
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'mayDecide', target: 'opening' }, { target: 'reading' }] },
    reading: {},
    opening: {
      invoke: {
        src: 'view',
        input: ({ context }) => context,
        onDone: [{ guard: 'isAccepted', target: 'accepted' }, { target: 'viewed' }],
        onError: [
          { guard: 'isChanged', target: 'changed', actions: 'failureIn' },
          { target: 'unopened', actions: 'failureIn' },
        ],
      },
    },
    unopened: { on: { retry: { target: 'opening', actions: 'noFailure' } } },
    viewed: {
      on: {
        accept: { target: 'accepting', actions: 'noFailure' },
        return: { target: 'writing', actions: ['noFailure', assign({ signature: begun('return') })] },
      },
    },
    accepting: {
      invoke: {
        src: 'accept',
        input: ({ context }) => context,
        onDone: { target: 'accepted', actions: assign({ isAccepted: true }) },
        onError: [
          { guard: 'isChanged', target: 'changed', actions: 'failureIn' },
          { target: 'viewed', actions: 'failureIn' },
        ],
      },
    },
    accepted: {
      on: {
        approve: { target: 'writing', actions: ['noFailure', assign({ signature: begun('approve') })] },
        return: { target: 'writing', actions: ['noFailure', assign({ signature: begun('return') })] },
      },
    },
    writing: {
      on: {
        sign: {
          target: 'signing',
          actions: [
            'noFailure',
            assign({
              signature: ({ context, event: { text, language, attachments = [] } }) => ({
                act: context.signature.act,
                text,
                language,
                attachments,
              }),
            }),
          ],
        },
        cancel: [{ guard: 'isAccepted', target: 'accepted' }, { target: 'viewed' }],
      },
    },
    signing: {
      invoke: {
        src: 'sign',
        input: ({ context }) => context,
        onDone: 'signed',
        onError: [
          { guard: 'asksForPassword', target: 'authenticating' },
          { guard: 'isChanged', target: 'changed', actions: 'failureIn' },
          { target: 'writing', actions: 'failureIn' },
        ],
      },
    },
    authenticating: {
      on: {
        authenticate: { target: 'confirming', actions: 'noFailure' },
        cancel: { target: 'writing', actions: 'noFailure' },
      },
    },
    confirming: {
      invoke: {
        src: 'authenticate',
        input: ({ event }) => ({ password: event.type === 'authenticate' ? event.password : '' }),
        onDone: 'signing',
        onError: { target: 'authenticating', actions: 'failureIn' },
      },
    },
    changed: {},
    signed: { type: 'final' },
  },
})

/** Whoever writes again after a refusal finds what was written. */
function begun(act: SigningAct) {
  return ({ context }: { context: Context }): Signature =>
    context.signature.act === act ? context.signature : { ...context.signature, act, text: '' }
}
