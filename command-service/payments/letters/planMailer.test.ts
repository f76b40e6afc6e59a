import { defaultPrices } from '@prumo/contracts/subscription/plans'
import { fold } from '@prumo/platform/decider'
import type { Letter } from '@prumo/platform/mail/mail'
import { openLogger } from '@prumo/platform/telemetry/logger'
import { migratedPool } from '@prumo/test/world/migratedPool'
import { describe, expect, it } from 'vitest'
import { begun, paid, paymentIds } from '../../../test/given/aPaidPlan'
import { onTrial } from '../../../test/given/aSubscription'
import { fresh } from '../../../test/given/fresh'
import { company } from '../../organization/company'
import { subscription } from '../../subscription/subscription'
import { openLetterQueue } from './letterQueue'
import { planMailer } from './planMailer'

const pool = await migratedPool()
const queue = openLetterQueue(pool)
const endsAt = '2026-03-17T12:00:00.000Z'
const soon = `trial 1 ${endsAt}`
const trial = [{ ...onTrial(endsAt), at: '2026-03-02T12:00:00.000Z' }]
const [, slipId] = paymentIds
const email = 'ana@construtora.example'

/** A mailer of organizations in trial, whose mail server answers like this, and what it sent. */
async function opened(answer: (letter: Letter) => void = () => {}, history: typeof trial = trial) {
  await pool.query('truncate platform.plan_letters')
  const sent: Letter[] = []
  const lines: string[] = []
  const paymentsOpened: string[] = []
  const clock = { at: '2026-03-17T09:00:00.000Z' }
  const administratorId = fresh()
  const streams = (name: string) => {
    if (name.startsWith('subscription-')) return fold(subscription, history)
    if (name.startsWith('organization-'))
      return fold(company, [
        { type: 'OrganizationFounded', data: { organizationId: fresh(), administratorId, company: {} } },
        { type: 'UserAdded', data: { userId: administratorId, licence: 'creator', profileId: null } },
      ] as never)
    return { person: { email }, emailProven: true, language: 'en', mustChangePassword: false }
  }
  const mailer = planMailer({
    queue,
    domain: {
      aggregates: { load: async (_: unknown, name: string) => ({ state: streams(name) }) },
      now: () => new Date(clock.at),
      zonesOf: async () => [],
      systemId: (name: string) => Buffer.from(name).toString('hex').slice(-12),
    } as never,
    mail: {
      send: async (letter) => {
        answer(letter)
        sent.push(letter)
      },
    },
    prices: defaultPrices,
    publicUrl: 'https://prumo.example',
    payments: {
      open: async ({ paymentId }) => {
        paymentsOpened.push(paymentId)
        const way = { kind: 'slip', digitableLine: '00012.34567', url: null, payableUntil: '2026-04-05' } as const
        return { state: 'awaiting', because: null, isFlagged: false, way }
      },
    },
    logger: openLogger('debug', { write: (line) => lines.push(line) }),
    signal: new AbortController().signal,
  })
  const queued = async (name: string) => {
    const organizationId = fresh()
    await queue.add(organizationId, [name], new Date(clock.at))
    return { organizationId, name }
  }
  const waiting = () => queue.waiting(new Date(clock.at), 100)
  return { mailer, sent, lines, clock, queued, waiting, paymentsOpened }
}
const away = () => {
  throw Object.assign(new Error(`550 <${email}> is unknown here`), { response: email, rejected: [email] })
}

describe('The mailer of letters about plans', () => {
  it('SUB-01 sends a letter once, as a message that has a name of its own', async () => {
    const { mailer, sent, queued, waiting } = await opened()
    for (let number = 0; number < 2; number++) await queued(soon)
    await mailer()
    await mailer()
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual(
      Array(2).fill([email, 'Prumo: your trial is about to end']),
    )
    expect(sent[0]?.messageId).toMatch(/^<.+@prumo\.example>$/)
    expect(await waiting()).toEqual([])
  })

  it('SUB-01 drops a letter that makes no sense any more, and one that nobody is there for', async () => {
    const { mailer, sent, queued, waiting, clock } = await opened()
    await queued(soon)
    await queued('paid of nothing')
    clock.at = endsAt
    await mailer()
    expect(sent).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('SUB-01 tries a letter again a minute later, and says nothing of whom it was for', async () => {
    const { mailer, queued, waiting, clock, lines } = await opened(away)
    const letter = await queued(soon)
    await mailer()
    expect(await waiting()).toEqual([])
    clock.at = '2026-03-17T09:01:00.000Z'
    expect(await waiting()).toEqual([letter])
    await mailer()
    clock.at = '2026-03-17T09:02:59.999Z'
    expect(await waiting()).toEqual([])
    clock.at = '2026-03-17T09:03:00.000Z'
    expect(await waiting()).toEqual([letter])
    expect(lines).toHaveLength(2)
    expect(lines.join()).not.toContain('construtora')
  })

  it('SUB-01 asks a mail server that is away no more than three times, and lets no address stop the others', async () => {
    let failures = 0
    const { mailer, queued, waiting, sent, clock } = await opened(() => {
      if (failures++ < 3) away()
    })
    for (let number = 0; number < 5; number++) await queued(soon)
    await mailer()
    expect(failures).toBe(3)
    expect(await waiting()).toHaveLength(2)
    clock.at = '2026-03-17T09:01:00.000Z'
    await mailer()
    expect(sent).toHaveLength(5)
  })

  it('SUB-01 asks the gateway how a slip is paid: its line stands nowhere else', async () => {
    const history = [...paid, ...begun(slipId, 'renew', '2026-03-23T09:00:00.000Z', 'slip')] as typeof trial
    const { mailer, queued, sent, clock, paymentsOpened } = await opened(() => {}, history)
    clock.at = '2026-03-23T09:00:01.000Z'
    await queued(`slip ${slipId}`)
    await mailer()
    expect(paymentsOpened).toEqual([slipId])
    expect(sent[0]?.text).toContain('Payable until: 04/05/2026\n\nDigits to type:\n00012.34567')
  })
})
