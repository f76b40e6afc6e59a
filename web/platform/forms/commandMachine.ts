import type { CommandType } from '@prumo/contracts/index'
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { newId } from '../newId'
import { send } from '../server/api'
import type { Failure } from '../server/failure'

export type Asking = { type: CommandType; data: object }
type Context = { id: string; newId: string; failure: Failure | undefined }
type Happening = { type: 'open' } | { type: 'cancel' } | { type: 'submit'; command: Asking }

/** closed → editing → sending → closed; a refusal leads back to editing. Every plain command dialog is this machine. */
export const commandMachine = setup({
  types: { context: {} as Context, events: {} as Happening },
  actors: {
    send: fromPromise<unknown, Asking & { id: string }>(({ input }) =>
      send(input.type, input.data as never, { id: input.id }),
    ),
  },
}).createMachine({
  context: { id: '', newId: '', failure: undefined },
  initial: 'closed',
  states: {
    closed: {
      // Ids belong to the opening: the same form sent twice, after an answer that was lost, is the same command.
      on: {
        open: {
          target: 'editing',
          actions: assign(() => ({ id: newId(), newId: newId(), failure: undefined })),
        },
      },
    },
    editing: { on: { submit: 'sending', cancel: 'closed' } },
    sending: {
      invoke: {
        src: 'send',
        input: ({ event, context }) => {
          assertEvent(event, 'submit')
          return { ...event.command, id: context.id }
        },
        onDone: 'closed',
        onError: {
          target: 'editing',
          // A refused command has left no trace: what is sent after correction is another one.
          actions: assign({ failure: ({ event }) => event.error as Failure, id: () => newId() }),
        },
      },
    },
  },
})
