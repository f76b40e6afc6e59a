import { setTimeout as pause } from 'node:timers/promises'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import pg from 'pg'
import { type Failpoints, type Failure, openFailpoints } from './failpoints'
import type { Fault, Outcome, Trial } from './fault'
import { noticeAnsweredBeforeKept } from './mutants/noticeAnsweredBeforeKept'
import { openingAfterGateway } from './mutants/openingAfterGateway'
import { openPaying, type Paying } from './openPaying'
import type { Mutation } from './openServices'
import { type Payer, payersAt } from './payersAt'
import { paymentFaults } from './paymentFaults'
import { settingsOn } from './settingsOn'
import { trialServer } from './trialServer'

const [minuteMs, hourMs, mostPoints, longestMs] = [60_000, 3_600_000, 120, 20_000]
const mostTries = 3

const neverReached = 'nobody came to'

type Victim = Paying & { points: Failpoints }
type Ground = {
  survivor: Paying
  openVictim(): Promise<Victim>
  payers: ReturnType<typeof payersAt>
  owner: pg.Pool
  clock: { ahead: number }
}

/** A part of a payment's way, which somebody is stopped on. */
type Stage = {
  name: string
  begin(ground: Ground): Promise<Payer>
  run(victim: Victim, payer: Payer): Promise<unknown>
  /** What whoever hears no answer does again. */
  again(survivor: Paying, payer: Payer): Promise<unknown>
}
type Stop = { stage: Stage; failure: Failure; at: number; of?: RegExp; comesBack: boolean }

/** Ordered, and begun at the gateway. */
const opening: Stage = {
  name: 'opening',
  begin: ({ payers }) => payers.founded(),
  run: async (victim, payer) => {
    await payer.orders(victim.url)
    await payer.opens(victim.url)
  },
  again: async (survivor, payer) => {
    await payer.orders(survivor.url)
    await payer.opens(survivor.url)
    await payer.ordersInAnotherTab(survivor.url)
  },
}

/** Paid at a bank, which the gateway tells until it is answered. */
const notice: Stage = {
  name: 'notice',
  begin: ({ payers }) => payers.atBank(),
  run: async (victim, payer) => {
    await payer.isTold(victim)
    await payer.wasRead()
  },
  again: (survivor, payer) => payer.isTold(survivor),
}

/** The same, but that it ends with the first thing that it does after it has answered. */
const answered: Stage = {
  ...notice,
  name: 'answered notice',
  run: async (victim, payer) => {
    await payer.isTold(victim)
    victim.points.arm(1, 'crash')
    await Promise.race([victim.points.failed, pause(longestMs)])
  },
}

/** Nobody tells anything: it is asked for by the hour. */
const reading: Stage = {
  name: 'reading',
  begin: async ({ payers, clock }) => {
    const payer = await payers.atBank()
    clock.ahead += hourMs + minuteMs
    return payer
  },
  run: (victim) => victim.readAwaited(),
  again: async () => {},
}

/** The next period, by the card that was kept. */
const renewal: Stage = {
  name: 'renewal',
  begin: async ({ payers, clock }) => {
    const payer = await payers.paid()
    clock.ahead += await payer.untilRenewal()
    return payer
  },
  run: (victim) => victim.look(),
  again: async () => {},
}

/** One for each step of attempt, call, log and webhook: the process ends there. */
const steps: readonly Stop[] = (
  [
    [opening, /^after append .*PaymentAttempted/, false],
    [opening, /^after query insert platform.sandbox_payments/, false],
    [opening, /^after append PaymentOpened/, true],
    [notice, /^after query insert platform.payment_notices/, true],
    [answered, /^nothing before that$/, true],
    [notice, /^before append PaymentConfirmed/, true],
    [renewal, /^after query insert platform.sandbox_payments/, false],
  ] as const
).map(([stage, of, comesBack]) => ({ stage, of, comesBack, at: 1, failure: 'crash' }))

/** In the long form: around everything that is written, as what is only read leaves nothing behind, in these ways. */
const writing = /append|insert|update|delete/
const ways = [
  ['crash', false],
  ['crash', true],
  ['throw', true],
  ['hang', true],
] as const

/**
 * A round is a way to stop, of a payment at any of its steps. Then another process goes on: by the client's second try
 * or without, by the schedule and by the hourly reading. The short form has one stop for each step.
 */
export const paymentStops: Fault = {
  id: 'F24',
  name: 'A payment stops at any of its steps',
  rounds: { short: 1, long: ways.length },
  run: async (trial) => {
    if (!trial.control) return withMutation((foundation) => foundation, trial)
    const found: Outcome[] = []
    for (const mutation of [openingAfterGateway, noticeAnsweredBeforeKept])
      found.push(await withMutation(mutation, trial))
    // Each of the defects is to be found.
    const missed = found.some(({ violations }) => violations.every((found) => found.includes(neverReached)))
    return { rounds: 1, violations: missed ? [] : found.flatMap(({ violations }) => violations), recoveryMs: [] }
  },
}

async function withMutation(mutate: Mutation, { rounds }: Trial): Promise<Outcome> {
  const server = await trialServer()
  const databaseUrl = await server.database()
  const config = settingsOn(databaseUrl, await server.folder())
  const clock = { ahead: 0 }
  const now = () => new Date(Date.now() + clock.ahead)
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 3 }).on('error', () => {})
  const survivor = await openPaying(config, { mutate, now })
  const openVictim = async () => {
    const points = openFailpoints()
    return { ...(await openPaying(config, { now, mutate: (given) => mutate(points.mutate(given)) })), points }
  }
  const ground = { survivor, openVictim, owner, clock, payers: payersAt(survivor, owner, now) }
  const violations: string[] = []
  try {
    if (rounds < ways.length) for (const stop of steps) violations.push(...(await stoppedThere(ground, stop)))
    else
      for (const [failure, comesBack] of ways)
        for (const stage of [opening, notice, reading, renewal])
          violations.push(...(await stoppedEverywhere(ground, { stage, failure, comesBack })))
    await policiesRest(owner)
    violations.push(...(await withoutSeats(owner)))
    return { rounds, violations, recoveryMs: [] }
  } finally {
    await survivor.stop()
    await owner.end()
    await server.stop()
  }
}

/** A process may do by its own timer what the victim is to do: then somebody else pays. */
async function stoppedThere(ground: Ground, stop: Stop): Promise<string[]> {
  for (let tried = 0; tried < mostTries; tried++) {
    const { found, point } = await stoppedOnce(ground, stop)
    if (point || found.length > 0) return found
  }
  return [`${stop.stage.name}: ${neverReached} ${stop.of}`]
}

async function stoppedEverywhere(ground: Ground, of: Pick<Stop, 'stage' | 'failure' | 'comesBack'>) {
  const violations: string[] = []
  for (let at = 1; at <= mostPoints; at++) {
    const { found, point } = await stoppedOnce(ground, { ...of, at, of: writing })
    if (!point) break
    violations.push(...found)
  }
  return violations
}

async function stoppedOnce(ground: Ground, { stage, failure, at, of, comesBack }: Stop) {
  const { survivor, owner, clock } = ground
  // What it looks for by itself as it starts is not there yet.
  const victim = await ground.openVictim()
  const { points } = victim
  const payer = await stage.begin(ground)
  await policiesRest(owner)
  points.arm(at, failure, of)
  const running = stage.run(victim, payer).catch(() => undefined)
  const point = await Promise.race([points.failed, running.then(() => undefined)])
  if (failure === 'crash') await letGoOfLocks(owner)
  const lost = await payer.lostNotices()
  if (comesBack) await stage.again(survivor, payer)
  await payer.paysAtBank()
  await goesOn(ground)
  points.release()
  await running
  await victim.stop()
  // An hour later, and when nobody expects the client any more.
  for (const ms of [hourMs + minuteMs, 25 * hourMs]) {
    clock.ahead += ms
    await goesOn(ground)
  }
  const found = [...lost, ...payer.surprises(), ...(await paymentFaults(owner, payer.organizationId))]
  await payer.ends()
  const where = `${stage.name}, ${failure} ${point}${comesBack ? '' : ', nobody comes back'}`
  return { point, found: found.map((what) => `${where}: ${what}`) }
}

async function goesOn({ survivor, owner }: Pick<Ground, 'survivor' | 'owner'>): Promise<void> {
  await policiesRest(owner)
  await survivor.look()
  await survivor.readAwaited()
}

/** Policies have seen all of the log that concerns payments, and done what follows. */
async function policiesRest(owner: pg.Pool): Promise<void> {
  const busy = `select from platform.policies
    where name in ('noteSubscriptionDue', 'whenPlanChangesGrantSeats')
      and (position < (select max(position) from log.events where type in ('PaymentAttempted', 'SubscriptionRenewed',
          'SubscriptionStarted')) or exists (select from platform.policy_work where policy = name))`
  for (const since = performance.now(); performance.now() - since < longestMs; await pause(20))
    if (!(await owner.query(busy)).rowCount) return
}

/** With a process that ends, its connections do: what it did alone, others may do. Policies are the survivor’s. */
async function letGoOfLocks(owner: pg.Pool): Promise<void> {
  const held = `select pid from pg_locks where locktype = 'advisory' and objid = any($1) and granted
    and database = (select oid from pg_database where datname = current_database())`
  const { subscriptions, charging, awaitedPayments, planLetters } = advisoryLocks
  const locks = [[subscriptions, charging, awaitedPayments, planLetters]]
  // Whoever takes one meanwhile may wait for what ended: it is begun again, too.
  while ((await owner.query(`select pg_terminate_backend(pid) from (${held}) as held`, locks)).rowCount) await pause(20)
}

/** What is paid brings its seats: of whom it has brought none. */
async function withoutSeats(owner: pg.Pool): Promise<string[]> {
  const { rows } = await owner.query<{ stream: string }>(
    `select distinct stream from log.events as paid where type = 'SubscriptionStarted' and not exists
       (select from log.events where type = 'SeatsGranted' and organization_id = paid.organization_id)`,
  )
  return rows.map(({ stream }) => `${stream} was paid, and has no seats`)
}
