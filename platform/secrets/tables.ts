import type { Tables } from '../postgres/tables'

/** What tells another secret, or another key that signs, from the installation's own. */
export const secretTables: Tables = {
  owner: 'secrets',
  migrations: [
    `
    create table if not exists platform.bound_secret (
      single boolean primary key default true check (single),
      sealed bytea not null,
      bound_at timestamptz not null default now()
    );

    create table if not exists platform.bound_signing_key (
      single boolean primary key default true check (single),
      public_key text not null,
      bound_at timestamptz not null default now()
    );`,
  ],
}
