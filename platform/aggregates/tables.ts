import { keepsEventId } from '../postgres/keepsEventId'
import type { Tables } from '../postgres/tables'

/** Aggregates as they were folded up to some revision. */
export const snapshotTables: Tables = {
  owner: 'aggregates',
  migrations: [
    `
    create table if not exists platform.snapshots (
      stream text collate "C" primary key,
      version int not null,
      revision int not null,
      position bigint not null,
      state text not null
    );
    ${keepsEventId('platform.snapshots')}`,
  ],
  passing: ['platform.snapshots'],
  places: [
    `(select 'a snapshot' as keeper, position, event_id from platform.snapshots order by position desc limit 1)`,
  ],
}
