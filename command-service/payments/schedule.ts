import type { Prices } from '@prumo/contracts/subscription/plans'
import { inLanes } from '@prumo/platform/concurrency/inLanes'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import { alone } from '@prumo/platform/postgres/alone'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import { bySystem } from '../audit/bySystem'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import { bareOutcome } from '../subscription/outcome'
import { subscription } from '../subscription/subscription'
import type { Subscription } from '../subscription/subscriptionState'
import { openDueTable, type Turn } from './dueTable'
import type { LetterQueue } from './letters/letterQueue'
import { lettersDue } from './letters/lettersDue'
import { planLetters } from './letters/planLetters'
import { type DueWork, whatIsDue } from './whatIsDue'

type Parts = {
  pool: Pool
  domain: Pick<Domain, 'aggregates' | 'now' | 'systemId' | 'zonesOf'>
  runner: Pick<CommandRunner, 'runInternal'>
  logger: Logger
  prices: Prices
  /** The name of the gateway in force. */
  gateway: string | null
  /** Begins a payment that is on record at the gateway, in its turn there, and notes what came of it. */
  begin(payment: { organizationId: string; paymentId: string }): Promise<void>
  letters: Pick<LetterQueue, 'add'>
  signal: AbortSignal
}

export type SubscriptionSchedule = {
  /** Something has happened to this subscription: it is looked at soon. */
  note(organizationId: string): Promise<void>
  /** Does what is due and needs no gateway, and queues letters, a page of subscriptions at a time. */
  look(): Promise<void>
  /** Begins the payments that are due, as fast as the gateway takes them. Nothing else waits for it. */
  charge(): Promise<void>
}

const pageSize = 200
/** So many payments wait for an answer of the gateway at a time: it takes longer to answer than until the next turn. */
const atOnce = 8
const againMs = 5 * 60_000
const needsGateway = ({ kind }: DueWork) => kind === 'begin' || kind === 'renew'

/** What the system does of itself about subscriptions: renewals, and their ends. The clock is the domain’s. */
export function subscriptionSchedule(parts: Parts): SubscriptionSchedule {
  const { pool, domain, logger, gateway, signal } = parts
  const due = openDueTable(pool)
  const dueOf = async (organizationId: string) => {
    const at = domain.now().toISOString()
    const { state } = await domain.aggregates.load(subscription, `subscription-${organizationId}`)
    return { state, ...whatIsDue(state, at, gateway) }
  }

  async function lookAt(turn: Turn): Promise<void> {
    const { organizationId } = turn
    const { state, work, next } = await dueOf(organizationId)
    for (const each of work) if (!needsGateway(each)) await perform(parts, organizationId, each)
    const nextLetter = await queueLetters(parts, organizationId, state)
    if (work.some(needsGateway)) await due.awaitGateway(turn)
    else await due.done(turn, [next, nextLetter].flatMap((instant) => instant ?? []).sort()[0] ?? null)
  }

  /** It stands in nobody’s way until it is tried again. */
  const failed = async (error: unknown, turn: Turn) => {
    const { organizationId } = turn
    logger.warn({ err: error, organizationId }, 'what is due about a subscription was not done; retrying in 5 min')
    await due.release(turn, new Date(domain.now().getTime() + againMs).toISOString())
  }
  const looked = (turn: Turn) => lookAt(turn).catch((error: unknown) => failed(error, turn))

  async function charged(turn: Turn): Promise<void> {
    if (signal.aborted) return
    try {
      for (const each of (await dueOf(turn.organizationId)).work.filter(needsGateway))
        await perform(parts, turn.organizationId, each)
      await due.release(turn, domain.now().toISOString())
    } catch (error) {
      // Whoever waited for a turn at the end goes on after the next start.
      if (!signal.aborted) await failed(error, turn)
    }
  }

  return {
    note: (organizationId) => due.note(organizationId, domain.now().toISOString()),
    look: () =>
      alone(pool, advisoryLocks.subscriptions, () =>
        pages(
          signal,
          () => due.reached(domain.now().toISOString(), pageSize),
          (turns) => inLanes(turns, 1, looked),
        ),
      ),
    charge: () =>
      alone(pool, advisoryLocks.charging, () =>
        pages(
          signal,
          () => due.awaitingGateway(pageSize),
          (turns) => inLanes(turns, atOnce, charged),
        ),
      ),
  }
}

/** Queues the letters whose time has come; answers when that of the next one comes. */
async function queueLetters({ domain, letters, prices }: Parts, organizationId: string, state: Subscription) {
  const zones = await domain.zonesOf(organizationId)
  const { due, next } = lettersDue(planLetters(state, { zones, prices }), domain.now().toISOString())
  const names = due.map(({ name }) => name)
  if (names.length > 0) await letters.add(organizationId, names, domain.now())
  return next
}

/** Takes page after page, until one is not full. */
async function pages<Item>(
  signal: AbortSignal,
  next: () => Promise<Item[]>,
  work: (items: Item[]) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const items = await next()
    await work(items)
    if (items.length < pageSize || signal.aborted) return
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
