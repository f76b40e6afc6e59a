import { keepsEventId } from '../../postgres/keepsEventId'
import type { Tables } from '../../postgres/tables'

/** Who publishes the log to a topic, and how far that is: each holder has a higher epoch than the one before. */
export const relayTables: Tables = {
  owner: 'relay',
  migrations: [
    `
    create table if not exists platform.relay (
      topic text primary key,
      epoch bigint not null,
      holder uuid not null,
      expires_at timestamptz not null,
      position bigint not null
    );
    ${keepsEventId('platform.relay')}`,
  ],
  always: 'grant select, insert, update on platform.relay to prumo_projection',
  places: ["select 'the relay to Kafka' as keeper, position, event_id from platform.relay"],
}
