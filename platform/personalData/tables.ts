import type { Tables } from '../postgres/tables'

/** The key of each person, and who shall never have one again. */
export const personTables: Tables = {
  owner: 'personal-data',
  migrations: [
    `
    create table if not exists platform.person_keys (
      person_id uuid primary key,
      sealed_key bytea not null
    );

    create table if not exists platform.erased_persons (
      person_id uuid primary key,
      organization_id uuid not null,
      forgotten boolean not null default false
    );`,
  ],
  always: 'grant select on platform.person_keys to prumo_projection',
}
