import type { Standing } from '@prumo/contracts/query'
import { shardOf } from '@prumo/platform/eventFeed/shardOf'
import type { Knex } from 'knex'

type Shard = { shard: number; position: number; edition: string }

/** Where these read models stand for an organization, in the moment of the open transaction. None before they live. */
export async function standingOf(
  db: Knex,
  organizationId: string,
  tables: readonly string[],
): Promise<Standing | undefined> {
  const shards: Shard[] = await db('checkpoints')
    .where({ live: true })
    .whereIn('table_name', [...tables])
    .groupBy('shard')
    .orderBy('shard')
    .select(
      'shard',
      db.raw(`min(position)::int8 as position, string_agg(version::text, '.' order by table_name) as edition`),
    )
  const shard = shards[shardOf(organizationId, shards.length)]
  return shard && { position: shard.position, edition: shard.edition }
}
