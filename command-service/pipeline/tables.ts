import { olderThan } from '@prumo/platform/postgres/expired'
import type { Tables } from '@prumo/platform/postgres/tables'

const monthMs = 30 * 24 * 3_600_000

/** Which command an id was first used for. */
export const commandTables: Tables = {
  owner: 'commands',
  migrations: [
    `
    create table if not exists platform.command_ids (
      command_id uuid primary key,
      payload_hash text not null,
      made_at timestamptz not null default now()
    );
    create index if not exists command_ids_by_age on platform.command_ids (made_at);`,
  ],
  expired: [olderThan(monthMs, 'platform.command_ids')],
}
