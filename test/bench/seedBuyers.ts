import { randomUUID } from 'node:crypto'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { type Draft, eventCodec } from '@prumo/platform/eventLog/eventCodec'
import { noStream } from '@prumo/platform/eventLog/eventLog'
import { postgresEventLog } from '@prumo/platform/eventLog/postgres/postgresEventLog'
import { openKeyring } from '@prumo/platform/personalData/keyring'
import { migrate } from '@prumo/platform/postgres/migrate'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import pg from 'pg'
import { aSecret } from '../world/aSecret'
import type { Buyer } from './buyerIn'
import { skipSeeded } from './skipSeeded'

export type Copy = { organizationId: string; userId: string; paymentId: string }
type How = {
  count: number
  /** What else is to be another in what is on record of it, as JSON. */
  otherwise?(text: string, copy: Copy): string
}
const writers = 8

/**
 * So many organizations that are like this buyer’s, with ids and keys of their own, on the log of a Prumo that does not
 * run. Policies are past them: whatever followed from what the buyer did is copied as well.
 */
export async function seedBuyers(url: string, { founder, paymentId }: Buyer, how: How): Promise<Copy[]> {
  const { count, otherwise = (text) => text } = how
  const secrets = secretsOf(aSecret)
  await migrate(url, secrets, moduleTables)
  const log = await postgresEventLog({ url, now: () => new Date() })
  const pool = new pg.Pool({ connectionString: url, max: writers })
  const keyring = openKeyring(pool, secrets)
  const codec = eventCodec(keyring)
  const { organizationId, userId } = founder
  const of = { account: userId, organization: organizationId, subscription: organizationId }
  const streams = await Promise.all(
    Object.entries(of).map(async ([kind, id]) => {
      const stream = `${kind}-${id}`
      return { stream, text: JSON.stringify((await codec.decode(await log.read(stream))).map(draftOf)) }
    }),
  )

  const copied = async (): Promise<Copy> => {
    const copy = { organizationId: randomUUID(), userId: randomUUID(), paymentId: randomUUID() }
    await Promise.all([keyring.create(copy.userId), keyring.create(copy.organizationId)])
    const renamed = (text: string) =>
      text
        .replaceAll(organizationId, copy.organizationId)
        .replaceAll(userId, copy.userId)
        .replaceAll(paymentId, copy.paymentId)
    for (const { stream, text } of streams) {
      const drafts = JSON.parse(otherwise(renamed(text), copy)) as Omit<Draft, 'id'>[]
      const events = await codec.encodeAll(drafts.map((draft) => ({ ...draft, id: randomUUID() })))
      await log.append(renamed(stream), noStream, events)
    }
    return copy
  }

  try {
    const copies: Copy[] = []
    let left = count
    const write = async () => {
      while (left-- > 0) copies.push(await copied())
    }
    await Promise.all(Array.from({ length: writers }, write))
    await skipSeeded(url, ['platform.policies'])
    await pool.query('analyze')
    return copies
  } finally {
    await log.close()
    await pool.end()
  }
}

const draftOf = ({ type, organizationId, projectId, data, metadata }: Omit<Draft, 'id'>) => ({
  type,
  organizationId,
  projectId,
  data,
  metadata: { ...metadata, from: null },
})
