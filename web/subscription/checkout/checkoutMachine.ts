import type { PaymentMethod, PaymentState } from '@prumo/contracts/subscription/payments'
import type { Order } from '@prumo/contracts/subscription/plans'
import { assign, fromPromise, setup } from 'xstate'
import { newId } from '../../platform/newId'
import { fetchQuery, send } from '../../platform/server/api'
import type { Failure } from '../../platform/server/failure'
import { anew, type Begun, begunIn, type Context, type Opened, type Standing } from './checkoutContext'
import { openPayment, payInSandbox, readPayment } from './paymentCalls'
import { toldAs } from './toldAs'

type Happening =
  | { type: 'choose'; order: Order }
  | { type: 'billed' }
  | { type: 'back' }
  | { type: 'order'; method: PaymentMethod; cents: number }
  | { type: 'card'; outcome: string }
  | { type: 'check' }
  | { type: 'withdraw' }
  | { type: 'again' }

const over: readonly PaymentState[] = ['cancelled', 'expired', 'refunded', 'disputed']
const standingIn = ({ event }: { event: unknown }) => (event as { output: Standing & Partial<Opened> }).output
const isCode =
  (...codes: string[]) =>
  ({ event }: { event: unknown }) =>
    codes.includes((event as { error?: Failure }).error?.code ?? '')

/** Where a payment leads by how it stands, and by how it can go on where nothing is decided yet. */
const byStanding = [
  { guard: 'isFlagged', target: 'beingChecked', actions: 'noteStanding' },
  { guard: 'isPaid', target: '#checkout.confirmation', actions: 'noteStanding' },
  { guard: 'isRefused', target: 'refused', actions: 'noteStanding' },
  { guard: 'isOver', target: 'failed', actions: 'noteStanding' },
  { guard: 'isInProgress', target: 'inProgress', actions: 'noteStanding' },
  { guard: 'isFramed', target: 'framing', actions: 'noteStanding' },
  { guard: 'isElsewhere', target: 'redirecting', actions: 'noteStanding' },
  { guard: 'isAwaited', target: 'awaiting', actions: 'noteStanding' },
  { target: 'inProgress', actions: 'noteStanding' },
] as const

/**
 * plan → billing → payment → confirmation. In payment: choosing → ordering → opening, and from there as the gateway
 * says: framing → paying, redirecting, awaiting or inProgress (→ reading), beingChecked, refused,
 * failed. It begins at the last step
 * that was finished. A browser’s word is no outcome: what comes of a payment is what the server has read.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Happening,
    input: {} as { order: Order | null; hasBilling: boolean; begun: Begun | null },
  },
  actors: {
    order: fromPromise<unknown, Context>(({ input: { order, paymentId, method, cents } }) =>
      order
        ? send('OrderPlan', { ...order, paymentId, method, cents, currency: 'BRL', termsAccepted: true }).catch(
            toldAs('checkout.notProcessed'),
          )
        : Promise.reject(new TypeError('nothing was chosen')),
    ),
    /** The payment that somebody has begun elsewhere. */
    find: fromPromise<Begun | null>(async () => (await fetchQuery('subscription', {})).underWay),
    open: fromPromise<Opened, string>(({ input }) => openPayment(input).catch(toldAs('checkout.notProcessed'))),
    read: fromPromise<Standing, string>(({ input }) => readPayment(input)),
    pay: fromPromise<Standing, { paymentId: string; outcome: string }>(async ({ input: { paymentId, outcome } }) => {
      await payInSandbox(paymentId, outcome).catch(toldAs('checkout.cardInvalid'))
      return readPayment(paymentId)
    }),
    withdraw: fromPromise<unknown, string>(({ input }) =>
      send('WithdrawPayment', { paymentId: input }).catch(toldAs('checkout.notWithdrawn')),
    ),
  },
  guards: {
    hasBegun: ({ context }) => context.purpose !== null,
    costsNothing: ({ context }) => context.cents === 0,
    hasOrder: ({ context }) => context.order !== null,
    hasBilling: ({ context }) => context.hasBilling,
    mayOrderAgain: ({ context }) => context.purpose !== 'card' && context.purpose !== 'renew',
    isFlagged: (step) => standingIn(step).isFlagged,
    isPaid: (step) => standingIn(step).state === 'paid',
    isRefused: (step) => standingIn(step).state === 'refused',
    isOver: (step) => over.includes(standingIn(step).state),
    isInProgress: (step) => standingIn(step).state === 'inProgress',
    isFramed: (step) => (standingIn(step).way ?? step.context.way).kind === 'frame',
    isElsewhere: (step) => (standingIn(step).way ?? step.context.way).kind === 'redirect',
    isAwaited: (step) =>
      standingIn(step).state === 'awaiting' ||
      ['slip', 'pix'].includes((standingIn(step).way ?? step.context.way).kind),
    isBegunElsewhere: isCode('payment.underWay', 'payment.idTaken'),
    lacksBilling: isCode('subscription.billingMissing'),
    isDecided: isCode('payment.notOpen'),
    wasFound: ({ event }) => (event as unknown as { output: Begun | null }).output !== null,
  },
  actions: {
    noteStanding: assign((step) => ({ failure: undefined, ...standingIn(step) })),
    noteFailure: assign({ failure: ({ event }) => (event as unknown as { error: Failure }).error }),
    noFailure: assign({ failure: undefined }),
    noteBegun: assign(({ event }) => begunIn((event as unknown as { output: Begun | null }).output)),
    beginAnew: assign(({ context }) => ({ ...anew(), order: context.order })),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input: { begun, ...input } }) => ({ ...anew(), ...input, ...begunIn(begun, input.order) }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'hasBegun', target: 'payment.opening' },
        { guard: ({ context }) => context.order !== null && context.hasBilling, target: 'payment' },
        { guard: 'hasOrder', target: 'billing' },
        { target: 'plan' },
      ],
    },
    plan: {
      on: { choose: { target: 'chosen', actions: assign({ order: ({ event }) => event.order, failure: undefined }) } },
    },
    chosen: { always: [{ guard: 'hasBilling', target: 'payment' }, { target: 'billing' }] },
    billing: {
      on: {
        billed: { target: 'payment', actions: assign({ hasBilling: true, failure: undefined }) },
        back: { target: 'plan', actions: 'noFailure' },
      },
    },
    payment: {
      initial: 'choosing',
      states: {
        choosing: {
          on: {
            order: {
              target: 'ordering',
              actions: assign(({ event: { method, cents } }) => ({ method, cents, failure: undefined })),
            },
            choose: { target: '#checkout.plan', actions: 'noFailure' },
            back: { target: '#checkout.billing', actions: 'noFailure' },
          },
        },
        ordering: {
          invoke: {
            src: 'order',
            input: ({ context }) => context,
            onDone: [
              { guard: 'costsNothing', target: '#checkout.confirmation', actions: assign({ order: null }) },
              { target: 'opening', actions: assign({ purpose: 'subscribe' }) },
            ],
            onError: [
              { guard: 'isBegunElsewhere', target: 'finding', actions: 'noteFailure' },
              { guard: 'lacksBilling', target: '#checkout.billing', actions: 'noteFailure' },
              { target: 'choosing', actions: 'noteFailure' },
            ],
          },
        },
        finding: {
          invoke: {
            src: 'find',
            onDone: [
              { guard: 'wasFound', target: 'opening', actions: 'noteBegun' },
              { target: 'choosing', actions: assign({ paymentId: () => newId() }) },
            ],
            onError: { target: 'choosing', actions: 'noteFailure' },
          },
        },
        opening: {
          invoke: {
            src: 'open',
            input: ({ context }) => context.paymentId,
            onDone: byStanding,
            onError: { target: 'unopened', actions: 'noteFailure' },
          },
        },
        /** It is on record, and its gateway could not be reached or did not answer. */
        unopened: { on: { again: { target: 'opening', actions: 'noFailure' }, withdraw: 'withdrawing' } },
        framing: {
          on: { card: { target: 'paying', actions: 'noFailure' }, check: 'reading', withdraw: 'withdrawing' },
        },
        paying: {
          invoke: {
            src: 'pay',
            input: ({ context, event }) => ({
              paymentId: context.paymentId,
              outcome: event.type === 'card' ? event.outcome : '',
            }),
            onDone: byStanding,
            onError: [
              { guard: 'isDecided', target: 'reading' },
              { guard: ({ context }) => context.way.kind === 'frame', target: 'framing', actions: 'noteFailure' },
              { target: 'awaiting', actions: 'noteFailure' },
            ],
          },
        },
        redirecting: { on: { check: 'reading', withdraw: 'withdrawing' } },
        /** In the sandbox somebody may pretend to have paid it. */
        awaiting: {
          on: { card: { target: 'paying', actions: 'noFailure' }, check: 'reading', withdraw: 'withdrawing' },
        },
        /** Money came, and not as it was asked for: the operator decides what follows. */
        beingChecked: { on: { check: 'reading' } },
        inProgress: { on: { check: 'reading', withdraw: 'withdrawing' } },
        reading: {
          invoke: {
            src: 'read',
            input: ({ context }) => context.paymentId,
            onDone: byStanding,
            onError: { target: 'unread', actions: 'noteFailure' },
          },
        },
        /** How it stands could not be asked: it stands as before. */
        unread: { on: { check: { target: 'reading', actions: 'noFailure' }, withdraw: 'withdrawing' } },
        withdrawing: {
          entry: 'noFailure',
          invoke: {
            src: 'withdraw',
            input: ({ context }) => context.paymentId,
            onDone: [
              { guard: 'mayOrderAgain', target: 'choosing', actions: 'beginAnew' },
              { target: 'failed', actions: assign({ state: 'cancelled', because: null, isFlagged: false }) },
            ],
            onError: [
              { guard: 'isDecided', target: 'reading' },
              { target: 'unread', actions: 'noteFailure' },
            ],
          },
        },
        refused: { on: { again: { guard: 'mayOrderAgain', target: 'choosing', actions: 'beginAnew' } } },
        failed: { on: { again: { guard: 'mayOrderAgain', target: 'choosing', actions: 'beginAnew' } } },
      },
    },
    confirmation: {},
  },
})
