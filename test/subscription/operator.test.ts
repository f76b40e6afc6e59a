import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { describeChanges } from '@prumo/contracts/audit/describeChanges'
import { gateways } from '@prumo/contracts/subscription/gateways'
import { defaultPrices } from '@prumo/contracts/subscription/plans'
import { termsInForce } from '@prumo/contracts/subscription/termsInForce'
import { doubtfulPayments } from '@prumo/operations/payments/doubtfulPayments'
import type { Foundation } from '@prumo/platform/foundation'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { wordings } from '../given/wordings'
import { loggedEvents } from '../log/loggedEvents'
import { askProgram, configOn } from '../operations/askProgram'
import { type Person, typedPassword } from '../world/person'
import { world } from '../world/world'
import { aPayment, bySystem } from './aPayment'

const theWorld = await world({})
const log = loggedEvents(theWorld.databaseUrl)
const pool = new pg.Pool({ connectionString: theWorld.databaseUrl, max: 1 }).on('error', () => {})
afterAll(() => pool.end())
const settings = { DATABASE_URL: theWorld.databaseUrl, PRUMO_DATA: theWorld.folder }
const operator = (...words: string[]) => askProgram(settings, ...words)
const rita = 'Rita Nunes, financeiro'
const why = 'Extrato do banco de 3 de março'
const eventually = { timeout: 60_000 }

const ofOrganization = async ({ organizationId }: Person) =>
  (await log.since(0)).filter((event) => event.organizationId === organizationId)
const recorded = async (who: Person) => (await ofOrganization(who)).map(({ type }) => type)
const countOf = async (who: Person, type: string) => (await recorded(who)).filter((each) => each === type).length
/** The lines about this organization. */
const linesOf = async ({ organizationId }: Person) =>
  (await operator('payments')).lines.filter((line) => line.startsWith(organizationId))
/** What is on record of this organization stands in all read models: those of a shard are in step. */
async function folded(who: Person): Promise<void> {
  const last = (await ofOrganization(who)).at(-1)?.position
  const shown = async () => {
    const { rows } = await pool.query<{ last: number }>(
      'select max(position)::int as last from read.audit_actions where organization_id = $1',
      [who.organizationId],
    )
    return rows[0]?.last
  }
  await expect.poll(shown, eventually).toBeGreaterThanOrEqual(last ?? 0)
}

/** What was decided is carried out, or refused. */
const answered = async (who: Person, times: number) => {
  await expect.poll(() => countOf(who, 'OperatorDecisionAnswered'), eventually).toBe(times)
  // What follows from it is granted, too.
  const grants = async () => {
    const types = await recorded(who)
    const given = types.filter((type) => /^(Subscription(Started|Enlarged|Reduced)|PlanGranted)$/.test(type))
    return types.filter((type) => type === 'SeatsGranted').length - given.length
  }
  await expect.poll(grants, eventually).toBe(0)
  await folded(who)
}

const post = (who: Person, path: string, body: object = {}) => who.request('POST', path, body)
const opened = async (who: Person, paymentId: string) => void (await post(who, `/rest/payments/${paymentId}/opening`))
const paidAs = async (who: Person, paymentId: string, outcome: string) => {
  await opened(who, paymentId)
  await post(who, `/rest/sandbox/payments/${paymentId}`, { outcome })
}
async function aPaid(method: 'card' | 'slip' = 'card') {
  const ana = await theWorld.founder()
  const paymentId = await aPayment(theWorld, ana, method)
  await paidAs(ana, paymentId, method === 'card' ? 'sandbox:paid' : 'sandbox:slipPaid')
  await folded(ana)
  return { ana, paymentId }
}
async function aFlagged() {
  const ana = await theWorld.founder()
  const paymentId = await aPayment(theWorld, ana, 'slip')
  await paidAs(ana, paymentId, 'sandbox:otherAmount')
  await folded(ana)
  return { ana, paymentId }
}
const stateOf = async (who: Person, paymentId: string) => (await who.ask('payment', { paymentId })).state

function add(who: Person) {
  const userId = fresh()
  const person = { userId, name: 'Caio', lastName: 'Lima', email: `caio-${userId}@obra.example` }
  return who.attempt('AddUser', {
    ...person,
    licence: 'editor',
    profileId: null,
    password: typedPassword,
    language: 'pt-BR',
  })
}

/** More seats at once, for the days that are left of Pro. */
async function anUpgrade(who: Person, seats: number) {
  const paymentId = fresh()
  const ordering = (cents: number) =>
    bySystem(theWorld, who, 'OrderPlan', {
      paymentId,
      plan: 'corporate',
      period: 'month',
      seats,
      method: 'card',
      cents,
      currency: 'BRL',
      prices: defaultPrices,
      offered: { name: 'sandbox', methods: ['card'], leastCents: gateways.sandbox.leastCents },
      terms: termsInForce,
      isEmailProven: true,
    })
  const cents = await ordering(0).then(
    () => 0,
    ({ details }: { details: { cents: number } }) => details.cents,
  )
  await ordering(cents)
  await paidAs(who, paymentId, 'sandbox:paid')
  await folded(who)
  return paymentId
}

describe('A payment in doubt', () => {
  it('SUB-08 is listed with why and what can be done, without personal data, and pays once it is settled as paid', async () => {
    const { ana, paymentId } = await aFlagged()
    const [line] = await linesOf(ana)
    expect(line).toBe(
      `${ana.organizationId}  ${paymentId}  subscribe  295.00 BRL  paid  otherAmount  settle-payment as paid or unpaid, or refund-payment`,
    )
    expect((await ana.request('GET', `/rest/payments/${paymentId}/receipt`)).status).toBe(404)

    expect((await operator('settle-payment', paymentId, 'paid', rita, why)).code).toBe(0)
    await answered(ana, 1)
    expect(await linesOf(ana)).toEqual([])
    expect(await ana.ask('subscription', {})).toMatchObject({ plan: 'pro', seats: 5 })
    for (let count = 1; count < 5; count++) expect((await add(ana)).status).toBe(200)
    expect((await add(ana)).body.code).toBe('organization.noSeatLeft')

    await operator('settle-payment', paymentId, 'paid', rita, why)
    await answered(ana, 2)
    for (const once of ['PaymentSettled', 'PaymentConfirmed', 'SubscriptionStarted'])
      expect(await countOf(ana, once)).toBe(1)
  })

  it('SUB-08 pays nothing once it is settled as unpaid, and is given back as a credit where it came by slip', async () => {
    const { ana, paymentId } = await aFlagged()
    await operator('settle-payment', paymentId, 'unpaid', rita, why)
    await answered(ana, 1)
    expect(await stateOf(ana, paymentId)).toBe('refused')
    await post(ana, `/rest/payments/${paymentId}/reading`)
    await folded(ana)
    expect(await linesOf(ana)).toEqual([])
    await operator('refund-payment', paymentId, rita, why)
    await answered(ana, 2)
    expect((await ana.ask('subscription', {})).credit.cents).toBeGreaterThan(0)
    expect(await countOf(ana, 'SubscriptionStarted')).toBe(0)
  })

  it('SUB-08 is in doubt no longer where it was refunded at the gateway by hand', async () => {
    const { ana, paymentId } = await aFlagged()
    await pool.query(`update platform.sandbox_payments set state = 'refunded' where payment_id = $1`, [paymentId])
    await post(ana, `/rest/payments/${paymentId}/reading`)
    await folded(ana)
    expect(await stateOf(ana, paymentId)).toBe('refunded')
    expect(await linesOf(ana)).toEqual([])
  })

  it('SUB-08 is closed at its gateway once it is settled as paid, so that nobody pays it there again', async () => {
    const ana = await theWorld.founder()
    const paymentId = await aPayment(theWorld, ana, 'slip')
    await opened(ana, paymentId)
    await folded(ana)
    await operator('settle-payment', paymentId, 'paid', rita, 'Transferência de 3 de março')
    await answered(ana, 1)
    const atGateway = async () =>
      (await pool.query('select state from platform.sandbox_payments where payment_id = $1', [paymentId])).rows
    await expect.poll(atGateway, eventually).toEqual([{ state: 'cancelled' }])
    await post(ana, `/rest/payments/${paymentId}/reading`)
    await folded(ana)
    expect(await stateOf(ana, paymentId)).toBe('paid')
  })

  it('SUB-08 is one of a gateway that is not in force, and is settled without it', async () => {
    const ana = await theWorld.founder()
    const paymentId = await aPayment(theWorld, ana, 'card', 'stripe')
    await folded(ana)
    expect((await linesOf(ana))[0]).toMatch(/ {2}attempted {2}begun at stripe, which is not in force {2}look there/)
    await operator('settle-payment', paymentId, 'unpaid', rita, why)
    await answered(ana, 1)
    expect(await linesOf(ana)).toEqual([])
  })

  it('SUB-08 is one that its gateway has not named for longer than a day', async () => {
    const ana = await theWorld.founder()
    const paymentId = await aPayment(theWorld, ana)
    await folded(ana)
    expect(await linesOf(ana)).toEqual([])
    const tomorrow = new Date(Date.now() + 27 * 3_600_000)
    const foundation = { config: configOn(settings), now: () => tomorrow, poolFor: () => pool }
    const lines = await doubtfulPayments(foundation as unknown as Foundation)
    expect(lines.filter((line) => line.includes(paymentId))).toEqual([
      expect.stringMatching(/attempted {2}open for more than a day, and sandbox has not named it {2}look there/),
    ])
  })
})

describe('A refund by the operator', () => {
  it('SUB-08 gives the money of a card back and ends what it paid, once', async () => {
    const { ana, paymentId } = await aPaid()
    await operator('refund-payment', paymentId, rita, 'Desistiu em 7 dias')
    await operator('refund-payment', paymentId, rita, 'Desistiu em 7 dias, por escrito')
    await answered(ana, 2)
    expect(await stateOf(ana, paymentId)).toBe('refunded')
    expect([await countOf(ana, 'PaymentReturned'), await countOf(ana, 'SubscriptionEnded')]).toEqual([1, 1])
    expect((await ana.request('GET', `/rest/payments/${paymentId}/receipt`)).status).toBe(404)
    expect(await log.rowsText('platform.sandbox_payments')).toMatch(new RegExp(`${paymentId}.*refunded`))
    expect(await linesOf(ana)).toEqual([])
  })

  it('SUB-08 owes what was paid by slip, and ends what it paid', async () => {
    const { ana, paymentId } = await aPaid('slip')
    await operator('refund-payment', paymentId, rita, 'Desistiu em 7 dias')
    await answered(ana, 1)
    const { credit, accessEndsAt } = await ana.ask('subscription', {})
    expect(credit).toEqual({ cents: 295_00, currency: 'BRL' })
    expect(Date.parse(accessEndsAt ?? '')).toBeLessThanOrEqual(Date.now())
    expect(await ana.ask('payment', { paymentId })).toMatchObject({ state: 'paid', because: 'credited' })
  })

  it('SUB-08 takes a larger plan back with its seats, and the one that it rests on only afterwards', async () => {
    const { ana, paymentId } = await aPaid()
    const upgradeId = await anUpgrade(ana, 7)
    expect(await ana.ask('subscription', {})).toMatchObject({ plan: 'corporate', seats: 7 })
    await operator('refund-payment', paymentId, rita, 'Desistiu')
    await answered(ana, 1)
    expect(await linesOf(ana)).toEqual([
      expect.stringMatching(new RegExp(`${paymentId} {2}refund-payment of .*Z {2}refused: payment\\.notLast$`)),
    ])

    await operator('refund-payment', upgradeId, rita, 'Desistiu da ampliação')
    await answered(ana, 2)
    expect(await ana.ask('subscription', {})).toMatchObject({ plan: 'pro', seats: 5 })
    for (let count = 1; count < 5; count++) expect((await add(ana)).status).toBe(200)
    expect((await add(ana)).body.code).toBe('organization.noSeatLeft')

    await operator('refund-payment', paymentId, rita, 'Desistiu de tudo')
    await answered(ana, 3)
    expect(await stateOf(ana, paymentId)).toBe('refunded')
  })

  it('SUB-08 of what was not paid is refused, is listed, and holds up nothing that is decided after it', async () => {
    const ana = await theWorld.founder()
    const paymentId = await aPayment(theWorld, ana)
    await folded(ana)
    await operator('refund-payment', paymentId, rita, 'Por engano')
    await answered(ana, 1)
    expect((await linesOf(ana))[0]).toMatch(/refused: payment\.notPaid$/)
    expect((await operator('payments')).code).toBe(1)
    await operator('settle-payment', paymentId, 'unpaid', rita, why)
    await answered(ana, 2)
    expect(await stateOf(ana, paymentId)).toBe('refused')
  })
})

describe('A plan that the operator grants', () => {
  it('SUB-01 waits on record while Prumo is stopped, once however often it is said, and is there at the next start', async () => {
    const ana = await theWorld.founder()
    const grant = () =>
      operator('grant-plan', ana.organizationId, 'enterprise', '2', '2098-12-31', rita, 'Contrato 12/2026')
    await theWorld.restart(async () => {
      expect([(await grant()).code, (await grant()).code]).toEqual([0, 0])
    })
    await answered(ana, 1)
    expect(await countOf(ana, 'PlanGrantDecided')).toBe(1)
    await grant()
    await answered(ana, 2)
    expect(await countOf(ana, 'PlanGranted')).toBe(1)
    expect((await log.textSince(0)).match(/2099-01-01T03:00:00.000Z/g)).toHaveLength(1)
    expect(await operator('check')).toMatchObject({ code: 0 })
  })
})

const decisions = async () => (await log.all()).filter(({ stream }) => stream.startsWith('operator-')).length

describe('What is said to the operations program', () => {
  it.each([
    ['a payment', ['settle-payment', fresh(), 'paid', rita, why], 1],
    ['an organization', ['grant-plan', fresh(), 'pro', '5', '2098-12-31', rita, why], 1],
    ['a day that is over', ['grant-plan', fresh(), 'pro', '5', '2020-12-31', rita, why], 1],
    ['an id in capitals', ['refund-payment', fresh().toUpperCase(), rita, why], 64],
    ['no reason', ['settle-payment', fresh(), 'paid', rita], 64],
    ['a blank reason', ['settle-payment', fresh(), 'paid', rita, '  '], 64],
    ['a reason that is too long', ['refund-payment', fresh(), rita, 'a'.repeat(1001)], 64],
    ['half of a character', ['refund-payment', fresh(), rita, 'a\ud800'], 64],
    ['an outcome of its own', ['settle-payment', fresh(), 'constructor', rita, why], 64],
    ['more than it takes', ['payments', 'all'], 64],
    ['seats that Pro has not', ['grant-plan', fresh(), 'pro', '6', '2098-12-31', rita, why], 64],
    ['seats that are none', ['grant-plan', fresh(), 'enterprise', '1e3', '2098-12-31', rita, why], 64],
    ['a trial', ['grant-plan', fresh(), 'trial', '5', '2098-12-31', rita, why], 64],
    ['a day that is none', ['grant-plan', fresh(), 'enterprise', '5', '2098-02-30', rita, why], 64],
  ])('is refused where it names %s that is not', async (_, words, code) => {
    const before = await decisions()
    expect((await operator(...words)).code).toBe(code)
    expect(await decisions()).toBe(before)
  })

  it('SUB-08 is kept as it was said, whatever the words are, and told by the action log in both languages', async () => {
    const ana = await theWorld.founder()
    const paymentId = await aPayment(theWorld, ana)
    await folded(ana)
    const hostile = `Ana'); drop table log.events; -- <script>alert(1)</script> =HYPERLINK("x") \u202e\u001b[31m\n{{count}}`
    await operator('refund-payment', paymentId, rita, hostile)
    await answered(ana, 1)
    await operator('settle-payment', paymentId, 'unpaid', rita, hostile)
    await answered(ana, 2)
    const viewId = fresh()
    await ana.act('ViewActionLog', { viewId, filters: wholeLog })
    const { items } = await ana.ask('actionLog', { viewId, limit: 100 })
    const decided = items.find(({ kind }) => kind === 'PaymentRefundDecided')
    const answers = items.filter(({ kind }) => kind === 'OperatorDecisionAnswered')
    if (!decided) throw new TypeError('the decision is not in the action log')
    for (const [wording, labels, outcomes] of [
      [wordings['pt-BR'], ['Motivo', 'Decidido por'], ['cumprida', 'recusada', 'Não há valor pago a devolver.']],
      [wordings.en, ['Reason', 'Decided by'], ['carried out', 'refused', 'Nothing was paid here that could go back.']],
    ] as const) {
      const shownOf = (action: typeof decided) =>
        describeChanges({ ...action, currency: null, fieldKind: null }, wording)
          .filter(({ technical }) => !technical)
          .map(({ label, after }) => [label, after])
      expect(shownOf(decided)).toEqual([
        [labels[0], hostile],
        [labels[1], rita],
      ])
      expect(answers.flatMap(shownOf).map(([, after]) => after)).toEqual(outcomes)
    }
    expect((await operator('payments')).lines.join()).not.toContain('script')
  })

  it('SUB-08 cannot be said by anybody who signs in', async () => {
    const { ana, paymentId } = await aPaid()
    const of = { organizationId: ana.organizationId, paymentId }
    const decision = { decidedBy: rita, reason: why }
    const attempts: [string, object][] = [
      ['SettlePayment', { ...of, outcome: 'paid', reason: why }],
      ['CreditPayment', { ...of, reason: why }],
      ['GrantPlan', { ...of, plan: 'enterprise', seats: 9, agreement: why }],
      ['AnswerDecision', { ...of, decisionId: fresh(), refusal: null }],
      ['PaymentSettlementDecided', { ...of, ...decision, outcome: 'paid' }],
      ['PaymentRefundDecided', { ...of, ...decision }],
      ['PlanGrantDecided', { ...decision, organizationId: ana.organizationId, plan: 'enterprise', seats: 9 }],
    ]
    for (const [type, data] of attempts)
      for (const who of [ana, await theWorld.founder(), theWorld.visitor()]) {
        const reply = await post(who, `/rest/commands/${type}`, { id: fresh(), data })
        expect([type, reply.status, reply.body]).toMatchObject([type, 404, { code: 'request.unknown' }])
      }
    expect(await countOf(ana, 'OperatorDecisionAnswered')).toBe(0)
  })
})
