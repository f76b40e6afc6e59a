import { setTimeout as pause } from 'node:timers/promises'
import type { RecordedEvent } from '@prumo/contracts/index'
import { holdShard } from '@prumo/platform/eventFeed/kafka/heldShard'
import { type Relay, type RelayOptions, startRelay } from '@prumo/platform/eventFeed/kafka/startRelay'
import { shardOf } from '@prumo/platform/eventFeed/shardOf'
import { findKafka, isKafkaRequired } from '../../tools/kafka/kafkaBroker'
import { type Failure, failures, openFailpoints } from './failpoints'
import type { Fault, Outcome, Trial } from './fault'
import { happenings } from './happenings'
import { savingBeforeSending } from './mutants/savingBeforeSending'
import { withSteps } from './steppedKafka'
import { type RelayGround, withRelayGround } from './withRelayGround'

const rounds = { short: 1, long: 3 }
const [mostPoints, eventsOfPage, longestMs] = [60, 12, 60_000]

/**
 * A round is a way to stop: the relay ends, is refused, or hangs until another has taken over. It is stopped before and
 * after every call it makes, from taking its lease to saving its cursor.
 */
export const relayStops: Fault = {
  id: 'F5',
  name: 'A relay stops between append and publish, at any step',
  rounds,
  unavailable: async () => {
    const found = await findKafka()
    return 'reason' in found && !isKafkaRequired() ? found.reason : undefined
  },
  run: (trial) => withRelayGround((ground) => stopEverywhere(ground, trial)),
}

async function stopEverywhere(ground: RelayGround, { rounds: ways, random, control }: Trial): Promise<Outcome> {
  const options = ground.relayOptions()
  const { log, happen } = ground
  const events = happenings(6, random)
  await happen(events())
  const from = await log.head()
  await relayed(await startRelay(options), from)
  const recoveryMs: number[] = []
  for (const failure of failures.slice(0, ways)) {
    for (let at = 1; at <= mostPoints; at++) {
      await happen(...Array.from({ length: eventsOfPage }, events))
      const stopped = await stopOnce(ground, control ? savingBeforeSending(ground, options) : options, at, failure)
      if (!stopped) break
      recoveryMs.push(stopped.backMs)
    }
  }
  return { rounds: ways, violations: await missingOn(ground, options.topic, from), recoveryMs }
}

/** Stops a relay at this point; another goes on. Answers nothing where all was published and saved before. */
async function stopOnce(ground: RelayGround, options: RelayOptions, at: number, failure: Failure) {
  const points = openFailpoints()
  points.arm(at, failure)
  const victim = await withSteps(points.step, () => startRelay(stepped(options, points.step)))
  const head = await ground.log.head()
  const point = await Promise.race([points.failed, saved(ground, options.topic, head)])
  const stoppedAt = performance.now()
  if (point && failure !== 'throw') {
    await ground.letLeaseEnd(options.topic)
    await relayed(await startRelay({ ...ground.relayOptions(), topic: options.topic }), head)
  } else await saved(ground, options.topic, head)
  const backMs = performance.now() - stoppedAt
  points.release()
  if (failure === 'hang') await pause(50)
  await victim.stop()
  return point ? { backMs } : undefined
}

async function relayed(relay: Relay, head: number): Promise<void> {
  const givesUpAt = performance.now() + longestMs
  while (!(relay.isActive() && relay.position() >= head) && performance.now() < givesUpAt) await pause(2)
  await relay.stop()
}

/** Resolves, with nothing, once the cursor has this position. */
async function saved({ owner }: RelayGround, topic: string, head: number): Promise<undefined> {
  const statement = 'select from platform.relay where topic = $1 and position >= $2'
  const givesUpAt = performance.now() + longestMs
  while (!(await owner.query(statement, [topic, head])).rowCount && performance.now() < givesUpAt) await pause(5)
}

function stepped(options: RelayOptions, step: ReturnType<typeof openFailpoints>['step']): RelayOptions {
  const { log, pool } = options
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  return {
    ...options,
    log: {
      ...log,
      head: () => step('head', () => log.head()),
      readAll: (after, limit) => step('read a page', () => log.readAll(after, limit)),
    },
    pool: Object.assign(Object.create(pool) as typeof pool, {
      query: (...args: unknown[]) => step('lease and cursor', () => query(...args)),
    }),
  }
}

/** What whoever follows the topic is not given by its messages alone, once and in order. */
async function missingOn(ground: RelayGround, topic: string, from: number): Promise<string[]> {
  const { shards, log, codec } = ground
  const partitions = await ground.published(topic)
  const all: { position: number; organizationId: string | null }[] = []
  for (
    let page = await log.readAll(from, 1000);
    page.length > 0;
    page = await log.readAll(all.at(-1)?.position ?? 0, 1000)
  )
    all.push(...page)
  const found: string[] = []
  for (const [shard, messages] of partitions.entries()) {
    const given: RecordedEvent[] = []
    const isOwn = ({ organizationId }: { organizationId: string | null }) => shardOf(organizationId, shards) === shard
    // What nobody said of is looked up in the log: there is nothing for this partition.
    const pages = {
      next: async (after: number, through: number) => {
        const events = (await log.readAll(after, through - after)).filter(({ position }) => position <= through)
        for (const { position } of events.filter(isOwn))
          found.push(`${position} was not published to partition ${shard}`)
        return { events, through }
      },
    }
    const follower = {
      begin: async () => from,
      take: async (_: number, { events }: { events: readonly RecordedEvent[] }) => void given.push(...events),
      end: async () => {},
    }
    const held = holdShard({ shard, shards, codec, pages, follower, before: Promise.resolve() })
    await held.give(messages, () => true).catch((error: Error) => found.push(error.message))
    const ownEvents = all.filter(isOwn)
    const positions = (events: readonly { position: number }[]) => events.map(({ position }) => position).join(' ')
    if (positions(ownEvents) !== positions(given))
      found.push(`partition ${shard} gives ${given.length} of ${ownEvents.length} events`)
  }
  return found
}
