import { signedNotice } from '@prumo/command-service/payments/gateway/sandboxNotice'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { loggedEvents } from '../log/loggedEvents'
import { aSecret } from '../world/aSecret'
import type { Person, ProblemBody } from '../world/person'
import { world } from '../world/world'
import { aPayment, seatsFollow } from './aPayment'

/** The limits are those of every installation. */
const theWorld = await world({ REQUESTS_PER_MINUTE: '3000', NOTICES_PER_MINUTE: '20000' })
const log = loggedEvents(theWorld.databaseUrl)
seatsFollow(log)
const pool = new pg.Pool({ connectionString: theWorld.databaseUrl, max: 2 }).on('error', () => {})
afterAll(() => pool.end())

type Signed = ReturnType<typeof signedNotice>
const noticeKey = secretsOf(aSecret).key('sandbox notices')
const notice = (paymentId: string, secondsAgo = 0, key = noticeKey): Signed =>
  signedNotice(key, { id: fresh(), paymentId }, new Date(Date.now() - secondsAgo * 1000))

/** As a gateway sends it: with no header of ours, no cookie, and an origin of its own. */
async function deliver({ raw, headers }: Signed, gateway = 'sandbox', more: Record<string, string> = {}) {
  const sent = { method: 'POST', body: new Uint8Array(raw), headers: { ...headers, ...more } }
  const response = await fetch(`${theWorld.prumo.url}/rest/payment-notices/${gateway}`, sent)
  return { status: response.status, text: await response.text() }
}
const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as ProblemBody).code

/** A slip that somebody else will pay. */
async function aSlip(): Promise<{ ana: Person; paymentId: string }> {
  const ana = await theWorld.founder()
  const paymentId = await aPayment(theWorld, ana, 'slip')
  await ana.request('POST', `/rest/payments/${paymentId}/opening`, {})
  return { ana, paymentId }
}
/** The bank has the money, and nobody of ours was there. */
const paidAtBank = (paymentIds: readonly string[]) =>
  pool.query(`update platform.sandbox_payments set state = 'paid', paid_at = now() where payment_id = any($1)`, [
    paymentIds,
  ])
const confirmed = async ({ organizationId }: Person) =>
  (await log.since(0)).filter((event) => event.type === 'PaymentConfirmed' && event.organizationId === organizationId)
    .length
const noticesKept = async () => (await pool.query('select 1 from platform.payment_notices')).rowCount ?? 0
const eventually = { timeout: 60_000 }

describe('A notice of a gateway', () => {
  it('SUB-03 is answered by a status alone, and what it says is asked for', async () => {
    const { ana, paymentId } = await aSlip()
    await paidAtBank([paymentId])
    const delivered = await deliver(notice(paymentId), 'sandbox', { Origin: 'https://gateway.example' })
    expect(delivered).toEqual({ status: 200, text: '' })
    await expect.poll(() => confirmed(ana), eventually).toBe(1)
  })

  it('SUB-03 is not believed: a payment that its gateway does not know as paid is not', async () => {
    const { ana, paymentId } = await aSlip()
    expect((await deliver(notice(paymentId))).status).toBe(200)
    const { rows } = await pool.query('select read_at from platform.payment_openings where payment_id = $1', [
      paymentId,
    ])
    const readBefore = String(rows[0].read_at)
    const isReadAgain = async () => {
      const again = await pool.query('select read_at from platform.payment_openings where payment_id = $1', [paymentId])
      return String(again.rows[0].read_at) !== readBefore
    }
    await expect.poll(isReadAgain, eventually).toBe(true)
    expect(await confirmed(ana)).toBe(0)
  })

  it('SUB-03 that is forged, old, for another gateway or too long is refused, and nothing of it is kept', async () => {
    const { paymentId } = await aSlip()
    const before = await noticesKept()
    const forged = await deliver(notice(paymentId, 0, Buffer.from('theirs')))
    expect([forged.status, codeOf(forged)]).toEqual([400, 'request.notUnderstood'])
    expect((await deliver(notice(paymentId, 301))).status).toBe(400)
    expect((await deliver(notice(paymentId, -301))).status).toBe(400)
    expect((await deliver(notice(paymentId), 'stripe')).status).toBe(404)
    expect((await deliver(notice(paymentId), 'Sandbox')).status).toBe(422)
    const long = { ...notice(paymentId), raw: Buffer.alloc(64 * 1024 + 1, 'a') }
    expect((await deliver(long)).status).toBe(413)
    expect(await noticesKept()).toBe(before)
  })

  it('SUB-03 has no right by a session, and needs none', async () => {
    const { paymentId } = await aSlip()
    const ana = await theWorld.founder()
    const { status } = await ana.request('POST', '/rest/payment-notices/sandbox', { id: fresh(), paymentId })
    expect(status).toBe(400)
    const elsewhere = await fetch(`${theWorld.prumo.url}/rest/payments/${paymentId}/reading`, {
      method: 'POST',
      body: '{}',
    })
    expect(elsewhere.status).toBe(403)
  })

  it('SUB-03 may come 2,000 times at once from one address, doubled and out of order: all are taken', async () => {
    const slips = [await aSlip(), await aSlip(), await aSlip(), await aSlip()]
    const paymentIds = slips.map(({ paymentId }) => paymentId)
    await paidAtBank(paymentIds)
    const before = await noticesKept()
    const distinct = Array.from({ length: 1000 }, (_, number) => notice(paymentIds[number % 4] ?? ''))
    const all = [...distinct, ...distinct.reverse()]
    const statuses = new Set<number>()
    const lane = async () => {
      for (let next = all.pop(); next; next = all.pop()) statuses.add((await deliver(next)).status)
    }
    await Promise.all(Array.from({ length: 20 }, lane))
    expect([...statuses]).toEqual([200])
    expect(await noticesKept()).toBe(before + 1000)
    for (const { ana } of slips) await expect.poll(() => confirmed(ana), eventually).toBe(1)
  })
})
