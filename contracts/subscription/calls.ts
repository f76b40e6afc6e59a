import { z } from 'zod'
import { callsOf } from '../call'
import { states } from '../partners/partnerChoices'
import { id, line } from '../values'
import { paymentStates } from './payments'
import { planNeed } from './subscription'

/** How a payment that is on record goes on, at its gateway. */
const paymentWay = z.discriminatedUnion('kind', [
  /** In a frame of the gateway: what its script needs to be told. */
  z.strictObject({
    kind: z.literal('frame'),
    gateway: z.string(),
    clientSecret: z.string(),
    publishableKey: z.string().nullable(),
  }),
  /** On a page of the gateway. */
  z.strictObject({ kind: z.literal('redirect'), url: z.url() }),
  /** By a slip: its line of digits, and where it stands as a document. */
  z.strictObject({
    kind: z.literal('slip'),
    digitableLine: z.string(),
    url: z.url().nullable(),
    payableUntil: z.string(),
  }),
  /** By Pix: the text of its QR code. */
  z.strictObject({ kind: z.literal('pix'), text: z.string(), expiresAt: z.string() }),
  /** It is decided, or waits for nobody here. */
  z.strictObject({ kind: z.literal('none') }),
])
export type PaymentWay = z.infer<typeof paymentWay>

const standing = z.strictObject({
  state: z.enum(paymentStates),
  because: z.string().nullable(),
  /** Money came that was not asked for like this: nothing follows from it until the operator decides. */
  isFlagged: z.boolean(),
})

export const subscriptionCalls = callsOf({
  /** Begins a payment at its gateway, or goes on with it: the same one each time. */
  openPayment: {
    method: 'POST',
    path: '/rest/payments/:paymentId/opening',
    need: planNeed,
    body: 'json',
    inPath: z.strictObject({ paymentId: id }),
    input: z.strictObject({}),
    output: z.strictObject({ ...standing.shape, way: paymentWay }),
  },
  /** Asks the gateway how a payment stands: no browser’s word is believed. */
  readPayment: {
    method: 'POST',
    path: '/rest/payments/:paymentId/reading',
    need: planNeed,
    body: 'json',
    inPath: z.strictObject({ paymentId: id }),
    input: z.strictObject({}),
    output: standing,
  },
  /** What the sandbox’s frame made of a documented number; other gateways know no such call. */
  paySandbox: {
    method: 'POST',
    path: '/rest/sandbox/payments/:paymentId',
    need: planNeed,
    body: 'json',
    inPath: z.strictObject({ paymentId: id }),
    input: z.strictObject({ outcome: line(60) }),
    output: standing,
  },
  /** The receipt of a payment that was paid, as a PDF. */
  fetchPaymentReceipt: {
    method: 'GET',
    path: '/rest/payments/:paymentId/receipt',
    need: planNeed,
    inPath: z.strictObject({ paymentId: id }),
    input: z.strictObject({ language: z.enum(['pt-BR', 'en']).optional() }),
    output: 'bytes',
    reads: ['subscription_payments', 'subscription_subscriptions'],
  },
  /** As `addressByPostalCode`, for whoever fills in where receipts go. */
  billingAddress: {
    method: 'GET',
    path: '/rest/billing-addresses/:postalCode',
    need: planNeed,
    inPath: z.strictObject({ postalCode: z.string().regex(/^\d{8}$/, { error: 'postalCode.invalid' }) }),
    input: z.strictObject({}),
    output: z.strictObject({
      outcome: z.enum(['found', 'unknown', 'unavailable', 'off']),
      address: z
        .strictObject({
          street: z.string().nullable(),
          neighborhood: z.string().nullable(),
          city: z.string(),
          stateCode: z.enum(states),
        })
        .nullable(),
    }),
    hasEffect: true,
  },
  /**
   * A gateway says that something happened. It proves who it is by what it sends; what it says is believed only after
   * the payment was read.
   */
  noticePayment: {
    method: 'POST',
    path: '/rest/payment-notices/:gateway',
    need: { of: 'anyone' },
    from: 'elsewhere',
    body: 'bytes',
    inPath: z.strictObject({ gateway: z.string().regex(/^[a-z]{1,20}$/) }),
    input: z.object({}),
    output: 'nothing',
  },
})
