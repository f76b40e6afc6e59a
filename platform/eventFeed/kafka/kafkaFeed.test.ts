import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { matrixSuite } from '../../../test/contracts/matrixSuite'
import { findKafka, type KafkaBroker } from '../../../test/kafka/findKafka'
import { type FoldedShards, foldedShards } from '../../../test/kafka/foldedShards'
import { type KafkaWorld, kafkaWorld } from '../../../test/kafka/kafkaWorld'
import { sealedBefore } from '../../../test/kafka/sealedBefore'
import { secretsOf } from '../../secrets/secrets'
import { shardOf } from '../shardOf'
import { type FeedFault, type FeedMessage, feedMessages } from './feedMessage'

const found = await findKafka()
const soon = { interval: 20 }

const backend = { port: 'The event feed', backend: 'Kafka', kind: 'real', requiredAs: 'kafka' } as const
matrixSuite({ ...backend, missing: 'reason' in found ? found.reason : undefined }, () => {
  if ('start' in found) tests(found.start)
})

function tests(start: () => Promise<KafkaBroker>) {
  let broker: KafkaBroker
  let world: KafkaWorld
  let shards: FoldedShards
  beforeAll(async () => {
    broker = await start()
  })
  afterAll(() => broker.stop())
  beforeEach(async () => {
    world = await kafkaWorld(broker.brokers)
    shards = foldedShards()
  })
  afterEach(async () => {
    await world.close()
    expect(shards.faults).toEqual([])
  })

  const organizations = Array.from({ length: 12 }, () => randomUUID())
  let turn = 0
  const grow = async (events: number) => {
    for (let count = 0; count < events; count += 10) await world.append(organizations[turn++ % 12] ?? null, 10)
  }
  /** All of the log is folded, each event once, in every shard. */
  const allIsFolded = async () => {
    await expect.poll(async () => shards.position(world.shards) === (await world.log.head()), soon).toBe(true)
    const positions = shards.folded.map(({ position }) => position).sort((a, b) => a - b)
    expect(positions).toEqual(Array.from({ length: await world.log.head() }, (_, index) => index + 1))
    for (const [position, eventId] of shards.places) expect(eventId).toBe(await world.log.idAt(position))
  }

  /** Somebody folds so many events more, and leaves. */
  const foldAndLeave = async (events: number) => {
    const first = world.follow(shards.worker('ann'))
    await expect.poll(() => shards.owners.size, soon).toBe(4)
    await grow(events)
    await allIsFolded()
    await first.stop()
  }

  it('gives each event once, in the order of its organization, and tells quiet shards how far the log is', async () => {
    await grow(100)
    await world.relay()
    world.follow(shards.worker('ann'))
    await grow(1000)
    await world.append(null, 3)
    await allIsFolded()
    await world.append(organizations[0] ?? null, 1)
    await allIsFolded()
    // A broker that has just begun says so, and is asked again.
    expect(world.notices.filter((notice) => !notice.includes('coordinator is loading'))).toEqual([])
  })

  it('looks up in the log what is too large for a message', async () => {
    world.follow(shards.worker('ann'))
    await world.relay()
    await grow(10)
    // As versions recorded it that knew no bound.
    await world.restore(organizations[0] ?? null, 3, JSON.stringify({ said: '"'.repeat(400_000) }))
    await grow(10)
    await allIsFolded()
  })

  it('shares the shards between two, and gives all to one when the other leaves, in mid-batch', async () => {
    await world.relay()
    world.follow(shards.worker('ann', 5))
    await expect.poll(() => shards.owners.size, soon).toBe(4)
    const owners = () => [...shards.owners.values()].sort()
    await growWhile(async () => {
      await expect.poll(() => shards.folded.length, soon).toBeGreaterThan(0)
      const ben = world.follow(shards.worker('ben', 5))
      await expect.poll(() => shards.deliveries.by.get('ben') ?? 0, soon).toBeGreaterThan(0)
      expect(owners()).toEqual(['ann', 'ann', 'ben', 'ben'])
      await ben.stop()
      await expect.poll(owners, soon).toEqual(['ann', 'ann', 'ann', 'ann'])
    })
    await allIsFolded()
  })

  it('drops what comes again', async () => {
    await world.relay()
    await foldAndLeave(500)
    expect(await world.committed()).toBeGreaterThan(0)
    await world.rewind()
    world.follow(shards.worker('ben'))
    await grow(100)
    await allIsFolded()
    expect(shards.deliveries.events).toBe(600)
  })

  it('begins where its checkpoints are, wherever Kafka would have it begin', async () => {
    await world.relay()
    await foldAndLeave(500)
    shards.forget()
    world.follow(shards.worker('ben'))
    await allIsFolded()
  })

  it('finds in the log what Kafka no longer has', async () => {
    const relay = await world.relay()
    await grow(2500)
    await expect.poll(relay.lag, soon).toBe(0)
    const admin = await world.admin()
    const offsets = await admin.fetchTopicOffsets(world.topic)
    await admin.deleteTopicRecords({
      topic: world.topic,
      partitions: offsets.map(({ partition, high }) => ({ partition, offset: high })),
    })
    await world.rewind()
    world.follow(shards.worker('ann'))
    await allIsFolded()
    await grow(100)
    await allIsFolded()
  })

  it('goes on when the topic is removed and made again', async () => {
    const relay = await world.relay()
    const feed = world.feed()
    world.follow(shards.worker('ann'), feed)
    await expect.poll(feed.isReady, soon).toBe(true)
    await grow(50)
    await allIsFolded()
    const admin = await world.admin()
    await admin.deleteTopics({ topics: [world.topic] })
    await grow(50)
    await allIsFolded()
    await expect.poll(relay.lag, soon).toBe(0)
    await expect.poll(feed.isReady, soon).toBe(true)
    await grow(50)
    await allIsFolded()
  })

  it('goes on from the log where nobody publishes', async () => {
    await (await world.relay()).stop()
    world.follow(shards.worker('ann'))
    await grow(100)
    await allIsFolded()
    await grow(50)
    await allIsFolded()
  })

  it('says so where an event cannot be taken, and lets all shards go', async () => {
    await world.relay()
    const poisoned = { ...shards.worker('ann'), take: () => Promise.reject(new Error('poison')) }
    const following = world.follow(poisoned)
    await expect.poll(() => shards.owners.size, soon).toBe(4)
    await grow(10)
    await expect(following.ended).rejects.toThrow('poison')
    expect(shards.owners.size).toBe(0)
    world.follow(shards.worker('ann'))
    await allIsFolded()
  })

  it('refuses what our relay did not say, raises an alarm, and loses nothing by it', async () => {
    const [organization = ''] = organizations
    const itsShard = shardOf(organization, 4)
    const anotherShard = (itsShard + 1) % 4
    const messages = () => feedMessages(world)
    const event = async () => {
      const first = (await world.log.readAll(0, 100)).find(({ organizationId }) => organizationId === organization)
      if (!first) throw new Error('the log has nothing of this organization')
      return first
    }
    const says = async (changes: Partial<FeedMessage>): Promise<FeedMessage> => ({
      epoch: 9,
      after: 0,
      position: await world.log.head(),
      eventId: randomUUID(),
      event: null,
      ...changes,
    })
    const forgeries: Record<string, () => Promise<[FeedFault, number, string | Buffer | null]>> = {
      'what is not JSON': async () => ['malformed', itsShard, Buffer.from([0, 255, 123])],
      'what is no message': async () => ['malformed', itsShard, '{"position":3}'],
      'a message of nothing': async () => ['malformed', itsShard, null],
      'what others have signed': async () => {
        const theirs = feedMessages({ ...world, secrets: secretsOf('a secret of somebody else than us') })
        return ['forged', itsShard, theirs.seal(itsShard, await says({}))]
      },
      'a changed message': async () => {
        const sealed = messages().seal(itsShard, await says({ position: 1 }))
        return ['forged', itsShard, sealed.replace('"position":1', '"position":2')]
      },
      'what was said of another partition': async () => [
        'forged',
        itsShard,
        messages().seal(anotherShard, await says({})),
      ],
      'what was said of another topic': async () => {
        const elsewhere = feedMessages({ ...world, topic: 'another' })
        return ['forged', itsShard, elsewhere.seal(itsShard, await says({}))]
      },
      'what was said of another log': async () => {
        const elsewhere = feedMessages({ ...world, logId: randomUUID() })
        return ['forged', itsShard, elsewhere.seal(itsShard, await says({}))]
      },
      'what an older version said of another event': async () => [
        'beyond the log',
        itsShard,
        sealedBefore(world, itsShard, {
          epoch: 9,
          after: 0,
          position: 1,
          event: { ...(await event()), id: randomUUID() },
        }),
      ],
      'an event in the partition of others': async () => [
        'misplaced',
        anotherShard,
        messages().seal(anotherShard, await says({ event: await event(), position: 1 })),
      ],
      'what the log has not reached': async () => [
        'beyond the log',
        itsShard,
        messages().seal(itsShard, await says({ position: 1_000_000 })),
      ],
    }

    const relay = await world.relay()
    await world.append(organization, 10)
    await grow(50)
    await expect.poll(relay.lag, soon).toBe(0)
    await relay.stop()
    const feed = world.feed()
    world.follow(shards.worker('ann'), feed)
    await expect.poll(feed.isReady, soon).toBe(true)
    for (const [name, forge] of Object.entries(forgeries)) {
      const [reason, partition, value] = await forge()
      const offsets: (string | undefined)[] = []
      const isRefused = async () => {
        // Who has only just joined may begin behind the first.
        offsets.push(await world.produce(partition, value))
        return world.alarms.some(
          (alarm) => alarm.partition === partition && alarm.reason === reason && offsets.includes(alarm.offset),
        )
      }
      await expect.poll(isRefused, { interval: 50, message: name }).toBe(true)
    }
    await world.relay()
    await grow(20)
    await allIsFolded()
    expect(feed.alarms()).toBe(world.alarms.length)
  })

  it('looks up in the log what a relay of an older version says, and raises no alarm for it', async () => {
    const maker = await world.relay()
    await expect.poll(maker.isActive, soon).toBe(true)
    await maker.stop()
    const feed = world.feed()
    world.follow(shards.worker('ann'), feed)
    await expect.poll(feed.isReady, soon).toBe(true)
    const [organization = ''] = organizations
    const shard = shardOf(organization, 4)
    const sayAll = async () => {
      const events = await world.log.readAll(0, 1000)
      for (const event of events.filter(({ organizationId }) => shardOf(organizationId, 4) === shard))
        await world.produce(shard, sealedBefore(world, shard, { epoch: 1, after: 0, position: event.position, event }))
    }
    await world.append(organization, 5)
    await sayAll()
    await expect.poll(() => shards.folded.length, soon).toBe(5)
    expect(shards.places.get(await world.log.head())).toBe((await world.log.end()).eventId)
    expect(world.alarms).toEqual([])
    await world.relay()
    await grow(20)
    await allIsFolded()
  })

  describe('with relays of which one publishes', () => {
    it('is taken over by another when one stops', async () => {
      const first = await world.relay()
      await expect.poll(first.isActive, soon).toBe(true)
      const second = await world.relay()
      expect(second.isActive()).toBe(false)
      world.follow(shards.worker('ann'))
      await grow(100)
      await allIsFolded()
      await first.stop()
      await grow(100)
      await expect.poll(second.isActive, soon).toBe(true)
      await allIsFolded()
      expect(await epochs()).toEqual([1, 2])
    })

    it('is given nothing twice by one that is dead and does not know it', async () => {
      const { pool, cut } = cuttable(world.pool)
      const zombie = await world.relay({ pool })
      await expect.poll(zombie.isActive, soon).toBe(true)
      cut()
      await grow(500)
      await expect.poll(zombie.lag, soon).toBe(0)
      const second = await world.relay()
      world.follow(shards.worker('ann'))
      await expect.poll(second.isActive, soon).toBe(true)
      expect(zombie.isActive()).toBe(false)
      await grow(100)
      await expect.poll(second.lag, soon).toBe(0)
      await allIsFolded()
      expect(await epochs()).toEqual([1, 2])
      const published = await world.published()
      expect(published.filter(({ event }) => event?.position === 400).map(({ epoch }) => epoch)).toEqual([1, 2])
    })

    it('stops when another has taken over, whatever its own clock says', async () => {
      let queries = 0
      const query = (...given: Parameters<Pool['query']>) => {
        queries++
        return world.pool.query(...given)
      }
      const relay = await world.relay({ pool: { query } as unknown as Pool })
      await expect.poll(relay.isActive, soon).toBe(true)
      await world.pool.query("update platform.relay set epoch = epoch + 1, expires_at = now() + interval '1 hour'")
      await expect.poll(relay.isActive, soon).toBe(false)
      await grow(10)
      // It asks whether it is its turn again, and publishes nothing meanwhile.
      const since = queries
      await expect.poll(() => queries, soon).toBeGreaterThan(since + 1)
      expect(await relay.lag()).toBe(10)
    })

    it('does not take a topic that was made for another number of shards', async () => {
      await world.relay()
      await expect(world.relay({ shards: 8 })).rejects.toThrow('has 4 partitions, but there are 8 shards')
      const feed = world.feed({ shards: 8 })
      world.follow(shards.worker('ann'), feed)
      await expect.poll(() => world.notices.join(), soon).toContain('has 4 partitions, but there are 8 shards')
      expect(feed.isReady()).toBe(false)
    })
  })

  it('loses nothing when the broker dies and comes back while the log grows', async (context) => {
    const { power } = broker
    if (!power) return context.skip('the brokers of KAFKA_BROKERS are not ours to kill')
    const relay = await world.relay()
    const feed = world.feed()
    world.follow(shards.worker('ann'), feed)
    await expect.poll(feed.isReady, soon).toBe(true)
    await growWhile(async () => {
      await expect.poll(() => shards.folded.length, soon).toBeGreaterThan(0)
      await power.kill()
      await world.relay()
      const late = world.follow(shards.worker('eve'))
      world.follow(shards.worker('ben'))
      await expect.poll(feed.isReady, soon).toBe(false)
      await late.stop()
      await power.start()
    })
    await expect.poll(relay.lag, soon).toBe(0)
    await expect.poll(feed.isReady, soon).toBe(true)
    await allIsFolded()
  })

  const growWhile = async (work: () => Promise<void>) => {
    let isDone = false
    const growing = (async () => {
      while (!isDone) {
        await grow(20)
        await wait(5)
      }
    })()
    try {
      await work()
    } finally {
      isDone = true
      await growing
    }
  }
  /** The epochs of what was published, in the order of their first message. */
  const epochs = async () => [...new Set((await world.published()).map(({ epoch }) => epoch))].sort()
}

/** A pool that can be cut off: its worker can then neither renew nor save, and works on while it trusts its lease. */
function cuttable(pool: Pool) {
  let isCut = false
  const refuse = () => Promise.reject(new Error('Connection terminated unexpectedly'))
  const query = (...given: Parameters<Pool['query']>) => (isCut ? refuse() : pool.query(...given))
  return {
    pool: { query } as unknown as Pool,
    cut: () => {
      isCut = true
    },
  }
}
