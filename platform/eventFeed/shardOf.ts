/** The shard of an organization's events, the same for ever. Events of no organization are in shard 0. */
export const shardOf = (organizationId: string | null, shards: number): number =>
  organizationId === null ? 0 : Number.parseInt(organizationId.slice(-8), 16) % shards
