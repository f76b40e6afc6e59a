import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formOf, type Nested } from './formOf'

/**
 * The part of Stripe’s protocol that payments need, in memory. The JSON is that of Stripe’s reference for API
 * 2026-10-28.endive: docs.stripe.com/api/payment_intents/object, /setup_intents/object, /charges/object,
 * /refunds/object, /errors and /idempotent_requests; slips by docs.stripe.com/payments/boleto/accept-a-payment, Pix by
 * docs.stripe.com/payments/pix/accept-a-payment (`payment-ui=direct-api` each). What the frame does in a browser is
 * done here by `payer`.
 */
export async function startStripeDouble(now: () => Date) {
  const objects = new Map<string, StripeObject>()
  const answers = new Map<string, { asked: string; status: number; body: object }>()
  const bodies: string[] = []
  const requests: string[] = []
  const failures: number[] = []
  let count = 0
  const newId = (prefix: string) => `${prefix}_double${String(++count).padStart(8, '0')}`
  const seconds = () => Math.floor(now().getTime() / 1000)
  const put = (object: StripeObject) => {
    objects.set(object.id, object)
    return object
  }

  const posts: readonly [RegExp, (form: Nested, id: string) => StripeObject][] = [
    [
      /^\/v1\/customers$/,
      ({ metadata = {} }) => put({ id: newId('cus'), object: 'customer', created: seconds(), metadata }),
    ],
    [/^\/v1\/payment_intents$/, (form) => put(paymentIntent(form))],
    [/^\/v1\/setup_intents$/, (form) => put(setupIntent(form))],
    [/^\/v1\/(?:payment|setup)_intents\/(\w+)\/cancel$/, (_, id) => cancelled(idOf(id))],
    [/^\/v1\/refunds$/, ({ payment_intent }) => refunded(idOf(String(payment_intent)))],
  ]

  function paymentIntent(form: Nested): StripeObject {
    const { amount, currency, customer, description, metadata = {} } = form
    const [type = ''] = form.allowed_payment_method_types as string[]
    const id = newId('pi')
    const intent: StripeObject = {
      id,
      object: 'payment_intent',
      amount: Number(amount),
      amount_received: 0,
      client_secret: `${id}_secret_double`,
      created: seconds(),
      currency,
      customer,
      description,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata,
      next_action: null,
      payment_method: null,
      payment_method_types: [type],
      status: 'requires_payment_method',
    }
    if (form.confirm !== 'true') return intent
    if (type === 'card') return chargedAgain(intent, String(form.payment_method))
    const expires = (form.payment_method_options as Nested)[type] as Nested
    return {
      ...intent,
      payment_method: newId('pm'),
      status: 'requires_action',
      next_action: displays[type]?.(expires, seconds()),
    }
  }

  function setupIntent({ customer, description, metadata = {} }: Nested): StripeObject {
    const id = newId('seti')
    const secret = { client_secret: `${id}_secret_double`, created: seconds(), livemode: false, next_action: null }
    const none = { last_setup_error: null, payment_method: null, payment_method_types: ['card'], usage: 'off_session' }
    return {
      id,
      object: 'setup_intent',
      customer,
      description,
      metadata,
      ...secret,
      ...none,
      status: 'requires_payment_method',
    }
  }

  const charge = (intent: StripeObject, method: string, cents: number): StripeObject => ({
    id: newId('ch'),
    object: 'charge',
    amount: cents,
    amount_refunded: 0,
    created: seconds(),
    disputed: false,
    paid: true,
    payment_intent: intent.id,
    payment_method: method,
    payment_method_details: detailsOf(intent),
    refunded: false,
  })

  const paid = (intent: StripeObject, cents: number, method = newId('pm')): StripeObject => ({
    ...intent,
    amount_received: cents,
    last_payment_error: null,
    latest_charge: charge(intent, method, cents),
    next_action: null,
    payment_method: method,
    status: 'succeeded',
  })

  /** By a card that was kept: one that nobody knows is declined. */
  function chargedAgain(intent: StripeObject, method: string): StripeObject {
    if (keptMethods.has(method)) return paid(intent, Number(intent.amount), method)
    const declined = put({ ...intent, last_payment_error: declinedCard })
    throw new Answer(402, { ...declinedCard, payment_intent: declined })
  }
  const keptMethods = new Set<string>()

  function cancelled(intent: StripeObject): StripeObject {
    if (!['succeeded', 'canceled'].includes(String(intent.status)))
      return put({ ...intent, status: 'canceled', next_action: null })
    throw new Answer(400, { type: 'invalid_request_error', code: `${intent.object}_unexpected_state` })
  }

  function refunded(intent: StripeObject): StripeObject {
    const before = intent.latest_charge as StripeObject
    if (before.refunded) throw new Answer(400, { type: 'invalid_request_error', code: 'charge_already_refunded' })
    put({ ...intent, latest_charge: { ...before, refunded: true, amount_refunded: before.amount } })
    return { id: newId('re'), object: 'refund', payment_intent: intent.id, status: 'succeeded' }
  }

  function idOf(id: string): StripeObject {
    const found = objects.get(id)
    if (!found) throw new Answer(404, { type: 'invalid_request_error', code: 'resource_missing' })
    return found.object === 'payment_intent' ? ofNow(found) : found
  }

  /** A slip or a Pix that was not paid in time has failed. */
  function ofNow(intent: StripeObject): StripeObject {
    const display = Object.values((intent.next_action ?? {}) as Nested).find((value) => typeof value === 'object') as
      | { expires_at: number }
      | undefined
    if (!display || display.expires_at > seconds()) return intent
    const failure = { type: 'invalid_request_error', code: 'payment_intent_payment_attempt_expired' }
    return put({ ...intent, status: 'requires_payment_method', next_action: null, last_payment_error: failure })
  }

  function get(path: string, query: URLSearchParams): object {
    const id = /^\/v1\/(?:payment|setup)_intents\/(\w+)$/.exec(path)?.[1]
    if (id) return expanded(idOf(id))
    const kind = { '/v1/payment_intents': 'payment_intent', '/v1/setup_intents': 'setup_intent' }[path]
    if (!kind) throw new Answer(404, { type: 'invalid_request_error' })
    const isAsked = (object: StripeObject) =>
      object.object === kind &&
      object.customer === query.get('customer') &&
      Number(object.created) >= Number(query.get('created[gte]') ?? 0)
    return { object: 'list', url: path, has_more: false, data: [...objects.values()].filter(isAsked).reverse() }
  }

  function expanded(object: StripeObject): StripeObject {
    if (object.object !== 'setup_intent' || !object.payment_method) return object
    const method = { id: object.payment_method, object: 'payment_method', type: 'card', card: visa }
    return { ...object, payment_method: method }
  }

  /** With a key that was used, the first answer again, a failure as well; with other parameters none. */
  function post(path: string, text: string, key: string | undefined): { status: number; body: object } {
    const before = key && answers.get(key)
    if (before && before.asked !== `${path} ${text}`) throw new Answer(400, { type: 'idempotency_error' })
    if (before) return before
    const answer = decided(path, formOf(text))
    const failing = failures.shift()
    const kept = failing ? { status: failing, body: { error: { type: 'api_error' } } } : answer
    if (key) answers.set(key, { asked: `${path} ${text}`, ...kept })
    return kept
  }

  function decided(path: string, form: Nested): { status: number; body: object } {
    // It was taken out of requests in this version, and stands in answers alone.
    if ('payment_method_types' in form)
      throw new Answer(400, { type: 'invalid_request_error', code: 'parameter_unknown' })
    for (const [pattern, make] of posts) {
      const match = pattern.exec(path)
      if (match) return attempted(() => make(form, match[1] ?? ''))
    }
    throw new Answer(404, { type: 'invalid_request_error' })
  }

  async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://double')
    if (request.headers.authorization !== 'Bearer sk_test_double')
      throw new Answer(401, { type: 'invalid_request_error' })
    requests.push(`${request.method} ${pathname}`)
    if (request.method === 'GET') return { status: 200, body: get(pathname, searchParams) }
    const text = Buffer.concat(await request.toArray()).toString()
    bodies.push(text)
    return post(pathname, text, request.headers['idempotency-key'] as string | undefined)
  }

  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown) => {
        if (!(error instanceof Answer)) throw error
        return error.answer
      })
      .then(({ status, body }) => {
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const intentsOf = (paymentId: string) =>
    [...objects.values()].filter(({ metadata }) => (metadata as Nested | undefined)?.paymentId === paymentId)
  /** The one of this payment, which somebody at its frame or its bank goes on with. */
  const going = (paymentId: string): StripeObject => {
    const [intent] = intentsOf(paymentId)
    if (!intent || intent.status === 'canceled') throw new Error('nobody can pay that')
    return intent
  }

  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    /** Every request, by its method and path. */
    requests,
    objects,
    /** The next things that are created are, and answered by these statuses all the same. */
    failures,
    /** Keys are dropped after a day. */
    dropKeys: () => answers.clear(),
    countOf: (paymentId: string) => intentsOf(paymentId).length,
    idOf: (paymentId: string) => intentsOf(paymentId)[0]?.id ?? '',
    payer: {
      pays: (paymentId: string, less = 0) => {
        const intent = going(paymentId)
        const method = newId('pm')
        keptMethods.add(method)
        if (intent.object === 'setup_intent') put({ ...intent, status: 'succeeded', payment_method: method })
        else put(paid(intent, Number(intent.amount) - less, method))
      },
      isRefused: (paymentId: string, decline = 'generic_decline') =>
        put({ ...going(paymentId), last_payment_error: { ...declinedCard, decline_code: decline } }),
      disputes: (paymentId: string) => {
        const intent = going(paymentId)
        put({ ...intent, latest_charge: { ...(intent.latest_charge as object), disputed: true } })
      },
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type StripeObject = { id: string; object: string; [field: string]: unknown }

/** What is answered instead of an object. */
class Answer extends Error {
  readonly answer: { status: number; body: object }
  constructor(status: number, error: object) {
    super('answered otherwise')
    this.answer = { status, body: { error } }
  }
}

function attempted(make: () => object): { status: number; body: object } {
  try {
    return { status: 200, body: make() }
  } catch (error) {
    if (!(error instanceof Answer)) throw error
    return error.answer
  }
}

const visa = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2031, country: 'BR' }
const declinedCard = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline', message: 'declined' }

function detailsOf({ payment_method_types: types }: StripeObject): object {
  const [type = ''] = types as string[]
  return type === 'card' ? { type, card: visa } : { type, [type]: {} }
}

const dayS = 86_400
const displays: Record<string, (expires: Nested, at: number) => object> = {
  boleto: ({ expires_after_days: days }, at) => ({
    type: 'boleto_display_details',
    boleto_display_details: {
      // 23:59:59 of that day in Brasília.
      expires_at: Math.floor((at - 3 * 3600) / dayS) * dayS + (Number(days) + 1) * dayS + 3 * 3600 - 1,
      hosted_voucher_url: 'https://payments.stripe.com/boleto/voucher/double',
      number: '01010101010101010101010101010101010101010101010',
      pdf: 'https://payments.stripe.com/boleto/voucher/double/pdf',
    },
  }),
  pix: ({ expires_after_seconds: seconds }, at) => ({
    type: 'pix_display_qr_code',
    pix_display_qr_code: {
      data: '00020101021226DOUBLE',
      expires_at: at + Number(seconds),
      hosted_instructions_url: 'https://payments.stripe.com/pix/instructions/double',
      image_url_png: 'https://qr.stripe.com/double.png',
      image_url_svg: 'https://qr.stripe.com/double.svg',
    },
  }),
}
