import type { Prices } from '@prumo/contracts/subscription/plans'
import { oneByOne } from '@prumo/platform/concurrency/oneByOne'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import { alone } from '@prumo/platform/postgres/alone'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import { bySystem } from '../audit/bySystem'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import { bareOutcome } from '../subscription/outcome'
import { subscription } from '../subscription/subscription'
import { openDueTable } from './dueTable'
import { type DueWork, whatIsDue } from './whatIsDue'

type Parts = {
  pool: Pool
  domain: Pick<Domain, 'aggregates' | 'now' | 'systemId'>
  runner: Pick<CommandRunner, 'runInternal'>
  logger: Logger
  prices: Prices
  /** The name of the gateway in force. */
  gateway: string | null
  /** Begins a payment that is on record at the gateway, and notes what came of it. */
  begin(payment: { organizationId: string; paymentId: string }): Promise<void>
}

export type SubscriptionSchedule = {
  /** Something has happened to this subscription: it is looked at soon. */
  note(organizationId: string): Promise<void>
  /** Does what is due, a page of subscriptions at a time. */
  look(): Promise<void>
}

const pageSize = 200
/** What the system does of itself about subscriptions: renewals, and their ends. The clock is the domain’s. */
export function subscriptionSchedule(parts: Parts): SubscriptionSchedule {
  const { pool, domain, logger, gateway } = parts
  const due = openDueTable(pool)

  async function lookAt(organizationId: string): Promise<void> {
    const at = domain.now().toISOString()
    const { state } = await domain.aggregates.load(subscription, `subscription-${organizationId}`)
    const { work, next } = whatIsDue(state, at, gateway)
    for (const each of work) await perform(parts, organizationId, each)
    await due.done(organizationId, at, next)
  }

  const failed = (error: unknown, organizationId: string) =>
    logger.warn({ err: error, organizationId }, 'what is due about a subscription was not done; will retry')

  async function page(): Promise<boolean> {
    const reached = await due.reached(domain.now().toISOString(), pageSize)
    const failures = await oneByOne(reached, lookAt, failed)
    // What failed stays due: with a whole page of it, looking again at once would not end.
    return reached.length === pageSize && failures === 0
  }

  return {
    note: (organizationId) => due.note(organizationId, domain.now().toISOString()),
    look: () =>
      alone(pool, advisoryLocks.subscriptions, async () => {
        while (await page());
      }),
  }
}

async function perform({ domain, runner, prices, gateway, begin }: Parts, organizationId: string, work: DueWork) {
  const does = (name: string, type: string, data: object) =>
    runner.runInternal({ type, data: { organizationId, ...data } }, bySystem(domain, organizationId, name))
  if (work.kind === 'begin') return begin({ organizationId, paymentId: work.paymentId })
  if (work.kind === 'expire') {
    const { paymentId } = work
    await does(`expiry of ${paymentId}`, 'NoteOutcome', { paymentId, outcome: bareOutcome('expired') })
    return
  }
  if (work.kind === 'end') {
    await does(`end ${work.because} ${domain.now().toISOString()}`, 'EndSubscription', { because: work.because })
    return
  }
  // One name for each try of each period: whoever begins it again after a crash makes the same payment.
  const name = `renewal ${work.period} ${work.number}`
  const paymentId = domain.systemId(`${organizationId} ${name} payment`)
  await does(name, 'AttemptRenewal', { paymentId, method: work.method, gateway, prices })
  await begin({ organizationId, paymentId })
}
