import type { Tables } from '../postgres/tables'

/** Denials that are noted, and not yet on record. */
export const denialTables: Tables = {
  owner: 'denials',
  migrations: [
    `
    create table if not exists platform.denials (
      denial_id uuid primary key,
      organization_id uuid not null,
      content jsonb,
      precise bytea,
      count int not null,
      noted_at timestamptz not null
    );
    create index if not exists denials_of_organization on platform.denials (organization_id, noted_at);`,
  ],
  always: 'grant select (denial_id, organization_id), insert on platform.denials to prumo_query',
  forgets: [`update platform.denials set precise = null where content #>> '{denial,userId}' = $1`],
}
