import { request } from '../../platform/server/api'
import type { Opened, Standing } from './checkoutContext'

/** Begins a payment at its gateway, or goes on with it: how it stands, and by which way it is paid. */
export const openPayment = (paymentId: string) => answerOf<Opened>(`/rest/payments/${paymentId}/opening`)

/** Has the server ask the gateway how a payment stands. */
export const readPayment = (paymentId: string) => answerOf<Standing>(`/rest/payments/${paymentId}/reading`)

/** Tells the sandbox what its frame made of a card. What it says is asked for afterwards, as of any gateway. */
export const payInSandbox = (paymentId: string, outcome: string) =>
  answerOf<Standing>(`/rest/sandbox/payments/${paymentId}`, { outcome })

const answerOf = async <Answer>(path: string, input: object = {}): Promise<Answer> =>
  (await request('POST', path, JSON.stringify(input))).json()
