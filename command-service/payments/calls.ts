import { HttpProblem } from '@prumo/platform/errors'
import type { ElsewhereHandlers } from '@prumo/platform/http/elsewhereRoutes'
import { asUser } from '../pipeline/asUser'
import type { Caller, CallHandlers } from '../pipeline/callDoor'
import type { SandboxGateway } from './gateway/sandbox'
import type { NoticesOfPayments } from './noticesOfPayments'
import type { Asker, PaymentsAtGateway } from './paymentsAtGateway'

type Parts = { payments: PaymentsAtGateway; sandbox: Pick<SandboxGateway, 'pay'> | undefined }

/** The calls of whoever pays. How a payment stands is always asked of its gateway. */
export const paymentCalls = ({ payments, sandbox }: Parts): CallHandlers => ({
  openPayment: ({ paymentId }, caller) => payments.open(ofCaller(caller, paymentId), askerOf(caller)),

  readPayment: ({ paymentId }, caller) => payments.read(ofCaller(caller, paymentId)),

  paySandbox: async ({ paymentId, outcome }, caller) => {
    if (!sandbox) throw new HttpProblem(404, 'request.unknown')
    const of = ofCaller(caller, paymentId)
    await sandbox.pay(await payments.known(of), outcome)
    return payments.read(of)
  },
})

/** What gateways tell. */
export const paymentNotices = (gateway: string, notices: Pick<NoticesOfPayments, 'take'>): ElsewhereHandlers => ({
  noticePayment: async (input, { raw, headers }) => {
    if (input.gateway !== gateway) throw new HttpProblem(404, 'request.unknown')
    await notices.take(raw, headers)
  },
})

const ofCaller = ({ actor }: Caller, paymentId: string) => ({ organizationId: asUser(actor).organizationId, paymentId })

const askerOf = ({ actor, session, origin, basis }: Caller): Asker => ({
  actor: { kind: 'user', userId: asUser(actor).userId, sessionRef: session?.sessionRef ?? '' },
  by: actor,
  permissionBasis: basis,
  origin,
})
