import { createHash, randomBytes } from 'node:crypto'
import type { PaymentWay } from '@prumo/contracts/subscription/calls'
import { openStates } from '@prumo/contracts/subscription/payments'
import type { SandboxOutcome } from '@prumo/contracts/subscription/sandbox'
import { Refused } from '@prumo/platform/errors'
import type { Pool } from 'pg'
import { bareOutcome, type Outcome } from '../../subscription/outcome'
import type { Attempt, Begun, KnownPayment, PaymentGateway } from './gateway'
import { type Fate, fateOf, fateOfKept } from './sandboxFates'
import { noticeIn, type SignedNotice, signedNotice } from './sandboxNotice'
import { endOfDay, workDaysAfter } from './slipDays'

type Row = Outcome & {
  reference: string
  clientSecret: string
  method: string
  expiresAt: string | null
  wasAsked: boolean
}

export type SandboxGateway = PaymentGateway & {
  /** What somebody does with what was opened: pays it, or tries to. Refuses what is not open, or no outcome of it. */
  pay(payment: KnownPayment, outcome: string): Promise<void>
  /** A notice as this gateway would send it now. */
  notice(of: { id: string; paymentId: string }): SignedNotice
}

type Parts = { pool: Pool; now: () => Date; noticeKey: Buffer }

const slipDays = 3
const minute = 60_000
const lasts = { card: 24 * 60 * minute, pix: 30 * minute }

const columns = `reference, client_secret as "clientSecret", method, state, because, cents, currency, card,
  paid_at as "paidAt", payable_until::text as "payableUntil", expires_at as "expiresAt", was_asked as "wasAsked"`

/** A gateway at which nobody pays anything. It keeps what it was told, and says what it was asked to say. */
export function openSandbox({ pool, now, noticeKey }: Parts): SandboxGateway {
  const rowOf = async ({ paymentId }: Pick<KnownPayment, 'paymentId'>) => {
    const { rows } = await pool.query<Row>(`select ${columns} from platform.sandbox_payments where payment_id = $1`, [
      paymentId,
    ])
    return rows[0]
  }

  /** Changes what stands as it was seen: two who come at once are one after the other. */
  const become = async ({ paymentId }: KnownPayment, before: string, fate: Fate) => {
    await pool.query(
      `update platform.sandbox_payments set state = $3, because = $4, card = coalesce($5, card), was_asked = false,
         cents = cents + $6, paid_at = case when $3 = 'paid' then $7::timestamptz end
       where payment_id = $1 and state = $2`,
      [paymentId, before, fate.state, fate.because ?? null, fate.card ?? null, fate.more ?? 0, now()],
    )
  }

  return {
    name: 'sandbox',
    callsPerSecond: 100,
    open: async (attempt) => {
      await insert(pool, attempt, now())
      const row = await rowOf(attempt)
      if (!row) throw new TypeError('a payment of the sandbox is gone')
      return begunAs(row, attempt)
    },
    read: async (payment) => {
      const row = await rowOf(payment)
      if (!row) return bareOutcome('attempted')
      if (row.state === 'inProgress') await goOn(pool, payment, row.wasAsked, now())
      return outcomeOf(row.state === 'inProgress' && row.wasAsked ? ((await rowOf(payment)) ?? row) : row, now())
    },
    cancel: async (payment) => {
      const row = await rowOf(payment)
      if (row && openStates.includes(row.state)) await become(payment, row.state, { state: 'cancelled' })
    },
    refund: async (payment) => {
      const row = await rowOf(payment)
      if (row?.method === 'slip') return false
      if (row?.state === 'paid') await become(payment, 'paid', { state: 'refunded' })
      return true
    },
    pay: async (payment, outcome) => {
      const row = await rowOf(payment)
      if (!row) throw new Refused('payment.unknown')
      const fate = fateOf(outcome as SandboxOutcome, row.method)
      if (!fate) throw new Refused('payment.methodNotTaken')
      if (row.state === 'paid') return
      if (!openStates.includes(row.state)) throw new Refused('payment.notOpen')
      await become(payment, row.state, fate)
    },
    notice: (of) => signedNotice(noticeKey, of, now()),
    notification: async (raw, headers) => noticeIn(noticeKey, raw, headers, now()),
  }
}

async function insert(pool: Pool, attempt: Attempt, at: Date): Promise<void> {
  const { paymentId, method, cents, currency } = attempt
  const fate: Fate = attempt.card ? fateOfKept(attempt.card.reference) : { state: startOf[method] }
  const payableUntil = method === 'slip' ? (attempt.payableUntil ?? workDaysAfter(at, slipDays)) : null
  const expiresAt = payableUntil ? endOfDay(payableUntil) : new Date(at.getTime() + lasts[method as 'card' | 'pix'])
  await pool.query(
    `insert into platform.sandbox_payments (payment_id, reference, client_secret, method, cents, currency, state,
       because, card, payable_until, expires_at, paid_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing`,
    [
      paymentId,
      `sandbox_${paymentId}`,
      randomBytes(24).toString('base64url'),
      method,
      cents,
      currency,
      fate.state,
      fate.because ?? null,
      fate.card ?? null,
      payableUntil,
      expiresAt,
      fate.state === 'paid' ? at : null,
    ],
  )
}

const startOf = { card: 'attempted', slip: 'awaiting', pix: 'awaiting' } as const

/** Whoever is asked for more is done with it by the second look. */
async function goOn(pool: Pool, { paymentId }: KnownPayment, wasAsked: boolean, at: Date): Promise<void> {
  await pool.query(
    wasAsked
      ? `update platform.sandbox_payments set state = 'paid', paid_at = $2 where payment_id = $1 and state = 'inProgress'`
      : 'update platform.sandbox_payments set was_asked = true where payment_id = $1 and $2::timestamptz is not null',
    [paymentId, at],
  )
}

const isOver = ({ state, expiresAt }: Row, at: Date) =>
  (state === 'attempted' || state === 'awaiting') && expiresAt !== null && Date.parse(expiresAt) <= at.getTime()

const outcomeOf = (row: Row, at: Date): Outcome => ({
  state: isOver(row, at) ? 'expired' : row.state,
  because: row.because,
  cents: row.cents,
  currency: row.currency,
  paidAt: row.paidAt && new Date(row.paidAt).toISOString(),
  card: row.card,
  payableUntil: row.payableUntil,
})

const begunAs = (row: Row, attempt: Attempt): Begun => ({
  reference: row.reference,
  expiresAt: row.expiresAt && new Date(row.expiresAt).toISOString(),
  way: wayOf(row, attempt),
})

function wayOf(
  { method, state, clientSecret, payableUntil, expiresAt }: Row,
  { paymentId, card }: Attempt,
): PaymentWay {
  if (method === 'slip')
    return { kind: 'slip', digitableLine: digitsOf(paymentId), url: null, payableUntil: payableUntil ?? '' }
  if (method === 'pix') return { kind: 'pix', text: `sandbox.pix/${paymentId}`, expiresAt: expiresAt ?? '' }
  if (card || state !== 'attempted') return { kind: 'none' }
  return { kind: 'frame', gateway: 'sandbox', clientSecret, publishableKey: null }
}

/** 47 digits as on a slip. No bank has the number 000, so that nobody can pay it. */
function digitsOf(paymentId: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(paymentId).digest('hex')}`)
    .toString()
    .slice(0, 44)
  return `000${digits.padStart(44, '0')}`.replace(
    /^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/,
    '$1.$2 $3.$4 $5.$6 $7 $8',
  )
}

export const isSandbox = (gateway: PaymentGateway | null): gateway is SandboxGateway => gateway?.name === 'sandbox'
