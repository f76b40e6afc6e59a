import type { Tables } from '@prumo/platform/postgres/tables'

/** How many denials were counted in an hour instead of being recorded each. */
export const auditTables: Tables = {
  owner: 'audit',
  migrations: [
    `
    create table if not exists platform.denial_counts (
      organization_id uuid not null,
      hour timestamptz not null,
      line text not null,
      count bigint not null,
      counted_id uuid not null default gen_random_uuid(),
      primary key (organization_id, hour, line)
    );`,
  ],
}
