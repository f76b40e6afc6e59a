import { randomUUID } from 'node:crypto'
import { feedMessages } from '@prumo/platform/eventFeed/kafka/feedMessage'
import { startRelay } from '@prumo/platform/eventFeed/kafka/startRelay'
import { decodeEach } from '@prumo/platform/eventLog/decodeEach'
import { eventCodec } from '@prumo/platform/eventLog/eventCodec'
import { postgresEventLog } from '@prumo/platform/eventLog/postgres/postgresEventLog'
import { openKeyring } from '@prumo/platform/personalData/keyring'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import { openLogger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { findKafka, isKafkaRequired, type KafkaBroker } from '../../tools/kafka/kafkaBroker'
import { messagesOn } from '../kafka/messagesOn'
import { logOwner } from '../log/logOwner'
import { tracesIn } from '../security/canary'
import { aSecret } from '../world/aSecret'
import { aPassword, personAt, replaceTypedPassword, typedPassword } from '../world/person'
import { type World, world } from '../world/world'

const found = await findKafka()
if ('reason' in found && isKafkaRequired()) throw new Error(found.reason)

const [shards, topic, secrets] = [4, `prumo.test.${randomUUID()}`, secretsOf(aSecret)]
const canary = { name: 'Zyxwanda', lastName: 'Quorrivelho', email: 'zyxwanda.q@canarinho.example' }
const from = { 'X-Forwarded-For': '203.0.113.177', 'User-Agent': 'Navegador-Canario/7741' }
const logId = randomUUID()
const personal = [...Object.values(canary), ...Object.values(from), 'ZYXWANDA']

/** Somebody who signs in from an address of their own, in an organization whose log goes to a topic from the first. */
async function begin(broker: KafkaBroker, { databaseUrl, prumo, founder }: World, pool: Pool) {
  const log = await postgresEventLog({ url: databaseUrl, now: () => new Date() })
  const { brokers } = broker
  const relay = await startRelay({ log, logId, pool, secrets, brokers, topic, shards, logger: openLogger('error') })
  await vi.waitUntil(() => relay.isActive(), 30_000)
  const ana = await founder()
  const userId = randomUUID()
  const added = { userId, licence: 'editor', profileId: null, password: typedPassword, language: 'pt-BR' } as const
  await ana.act('AddUser', { ...added, ...canary })
  const zyx = personAt(prumo.url, { userId, organizationId: ana.organizationId, email: canary.email })
  await replaceTypedPassword(zyx)
  await zyx.request('POST', '/rest/users/authenticate', { login: canary.email, password: aPassword }, from)

  const published = async () => {
    await expect.poll(relay.lag).toBe(0)
    return messagesOn(brokers, topic)
  }
  return {
    ana,
    zyx,
    published,
    /** What of the topic can be read by whoever has every secret, and every key that there still is. */
    readable: async () => {
      const { open } = feedMessages({ secrets, logId, topic, shards })
      const events = (await published()).flatMap(({ partition, value }) => {
        const message = open(partition, value)
        return typeof message === 'string' || !message.event ? [] : [message.event]
      })
      const opened = await decodeEach(eventCodec(openKeyring(pool, secrets)), events)
      return JSON.stringify(opened.map(({ type, data, metadata }) => ({ type, data, metadata })))
    },
    end: async () => {
      await relay.stop()
      await log.close()
      await broker.stop()
    },
  }
}

const missing = 'reason' in found ? `: ${found.reason}` : ''
describe.skipIf(missing !== '')(`A person who is erased, on the topic${missing}`, async () => {
  const theWorld = await world({ TRUST_PROXY: '1' })
  const { pool } = logOwner(theWorld.databaseUrl)
  let trial: Awaited<ReturnType<typeof begin>>
  beforeAll(async () => {
    if ('start' in found) trial = await begin(await found.start(), theWorld, pool)
    return () => trial.end()
  })

  it('T42 is sealed there from the first, and can be read while there is a key', async () => {
    const messages = await trial.published()
    expect(messages.flatMap(({ value }) => tracesIn(value ?? Buffer.alloc(0), personal))).toEqual([])
    const rows = await trial.readable()
    for (const text of Object.values({ ...canary, ...from })) expect(rows).toContain(text)
  })

  it('ACC-11 T42 can be read there no more, though nothing was taken from it', async () => {
    const before = await trial.published()
    await trial.zyx.act('DeleteMyAccount', { reason: 'Mudei de empresa', password: aPassword })
    await trial.ana.ask('organizationUsers', {})
    // What has only just been recorded is not behind yet, as far as the relay knows.
    await expect.poll(trial.readable).toContain('PersonErased')
    const rows = await trial.readable()
    expect(tracesIn(Buffer.from(rows), personal)).toEqual([])
    expect(rows).toContain(trial.zyx.userId)
    expect((await trial.published()).length).toBeGreaterThan(before.length)
  })
})
