import type { Tables } from '../postgres/tables'

/** Which log all of this was folded from. */
export const bindingTables: Tables = {
  owner: 'log-identity',
  migrations: [
    `
    create table if not exists platform.bound_log (
      single boolean primary key default true check (single),
      log_id uuid not null,
      kept_in text not null,
      bound_at timestamptz not null,
      accepted_at timestamptz
    );`,
  ],
}
