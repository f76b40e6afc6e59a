import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dayInBrasilia } from '@prumo/command-service/payments/gateway/slipDays'

type Charge = { id: string; status: string; externalReference?: unknown; [field: string]: unknown }

/**
 * The part of Asaas’ protocol that payments need, in memory. The JSON is that of
 * docs.asaas.com/reference/create-new-payment, /retrieve-a-single-payment, /list-payments, /delete-payment,
 * /refund-payment and /create-new-customer; states by docs.asaas.com/docs/payment-events.
 */
export async function startAsaasDouble(key: string, now: () => Date) {
  const charges = new Map<string, Charge>()
  const customers: { id: string; externalReference: string }[] = []
  const bodies: string[] = []
  let count = 0
  const today = () => dayInBrasilia(now())

  const create = (body: Record<string, unknown>): Charge => {
    const id = `pay_double${String(++count).padStart(8, '0')}`
    const made: Charge = {
      ...body,
      object: 'payment',
      id,
      dateCreated: today(),
      netValue: Number(body.value) - 1.99,
      originalValue: null,
      status: 'PENDING',
      confirmedDate: null,
      paymentDate: null,
      clientPaymentDate: null,
      invoiceUrl: `https://sandbox.asaas.com/i/${id.slice(4)}`,
      bankSlipUrl: body.billingType === 'BOLETO' ? `https://sandbox.asaas.com/b/pdf/${id.slice(4)}` : null,
      deleted: false,
      refunds: null,
    }
    charges.set(id, made)
    return made
  }
  const ofNow = (charge: Charge): Charge =>
    charge.status === 'PENDING' && String(charge.dueDate) < today() ? { ...charge, status: 'OVERDUE' } : charge
  const list = (data: readonly object[]) => ({
    object: 'list',
    hasMore: false,
    totalCount: data.length,
    limit: 10,
    offset: 0,
    data,
  })

  const routes: readonly [string, RegExp, (found: Found) => object | undefined][] = [
    ['GET', /^\/v3\/customers$/, ({ query }) => list(customers.filter(isReferred(query)))],
    ['POST', /^\/v3\/customers$/, ({ body }) => customer(body)],
    ['GET', /^\/v3\/payments$/, ({ query }) => list([...charges.values()].filter(isReferred(query)).map(ofNow))],
    ['POST', /^\/v3\/payments$/, ({ body }) => create(body)],
    ['GET', /^\/v3\/payments\/(\w+)$/, ({ charge }) => charge && ofNow(charge)],
    ['DELETE', /^\/v3\/payments\/(\w+)$/, ({ charge }) => charge && change(charge, { deleted: true })],
    ['POST', /^\/v3\/payments\/(\w+)\/refund$/, ({ charge }) => charge && change(charge, { status: 'REFUNDED' })],
  ]

  const customer = (body: Record<string, unknown>) => {
    const made = {
      ...body,
      object: 'customer',
      id: `cus_double${++count}`,
      externalReference: String(body.externalReference),
    }
    customers.push(made)
    return made
  }
  const change = (charge: Charge, changes: object): Charge => {
    const changed = { ...charge, ...changes }
    charges.set(charge.id, changed)
    return changed
  }

  async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    if (request.headers.access_token !== key) return refusal(401, 'invalid_access_token')
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://double')
    const text = Buffer.concat(await request.toArray()).toString()
    bodies.push(text)
    for (const [method, pattern, make] of routes) {
      const match = request.method === method && pattern.exec(pathname)
      if (!match) continue
      const body = make({ query, body: text ? JSON.parse(text) : {}, charge: charges.get(match[1] ?? '') })
      return body ? { status: 200, body } : refusal(404, 'not_found')
    }
    return refusal(404, 'not_found')
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body }) =>
        void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const ofPayment = (paymentId: string) =>
    [...charges.values()].filter(({ externalReference }) => externalReference === paymentId)
  const going = (paymentId: string): Charge => {
    const [charge] = ofPayment(paymentId)
    if (!charge || charge.deleted) throw new Error('nobody can pay that')
    return charge
  }
  const card = { creditCardNumber: '4242', creditCardBrand: 'VISA' }

  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    charges,
    countOf: (paymentId: string) => ofPayment(paymentId).length,
    idOf: (paymentId: string) => ofPayment(paymentId)[0]?.id ?? '',
    payer: {
      pays: (paymentId: string, less = 0) => {
        const charge = going(paymentId)
        const days = { confirmedDate: today(), clientPaymentDate: today() }
        const typed = charge.billingType === 'CREDIT_CARD' && { creditCard: card }
        change(charge, { ...days, ...typed, status: 'RECEIVED', value: Number(charge.value) - less })
      },
      becomes: (paymentId: string, status: string) => change(going(paymentId), { status }),
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Found = { query: URLSearchParams; body: Record<string, unknown>; charge: Charge | undefined }

const isReferred =
  (query: URLSearchParams) =>
  ({ externalReference }: { externalReference?: unknown }) =>
    externalReference === query.get('externalReference')

const refusal = (status: number, code: string) => ({ status, body: { errors: [{ code, description: code }] } })
