import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FoldedShards, foldedShards } from '../../../test/kafka/foldedShards'
import { findKafka, isKafkaRequired, type KafkaBroker } from '../../../test/kafka/kafkaBroker'
import { type KafkaWorld, kafkaWorld } from '../../../test/kafka/kafkaWorld'

const found = await findKafka()
const soon = { timeout: 25_000, interval: 20 }

if ('reason' in found)
  it('The feed through Kafka', (context) => {
    if (isKafkaRequired()) throw new Error(found.reason)
    context.skip(found.reason)
  })
else describe('The feed through Kafka', () => tests(found.start))

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
  const grow = async (events: number) => {
    for (let count = 0; count < events; count += 10) await world.append(organizations[(count / 10) % 12] ?? null, 10)
  }
  /** All of the log is folded, each event once, in every shard. */
  const allIsFolded = async () => {
    await expect.poll(async () => shards.position(world.shards) === (await world.log.head()), soon).toBe(true)
    const positions = shards.folded.map(({ position }) => position).sort((one, other) => one - other)
    expect(positions).toEqual(Array.from({ length: await world.log.head() }, (_, index) => index + 1))
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
  })
}
