import { keepsEventId } from '../../postgres/keepsEventId'

/** Who publishes the log to a topic, and how far that is: one at a time, each with a higher epoch than the one before. */
export const relaySchema = `
  create table if not exists platform.relay (
    topic text primary key,
    epoch bigint not null,
    holder uuid not null,
    expires_at timestamptz not null,
    position bigint not null
  );
${keepsEventId('platform.relay')}
`
