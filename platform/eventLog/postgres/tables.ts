import type { Tables } from '../../postgres/tables'
import { appendFunctions } from './appendFunctions'

/** The events, which log they are, and the functions that append. */
export const logTables: Tables = {
  owner: 'log',
  migrations: [
    `
    create schema if not exists log;

    create table if not exists log.events (
      position bigint primary key,
      stream text collate "C" not null,
      revision int not null,
      event_id uuid not null unique,
      type text not null,
      organization_id uuid,
      project_id uuid,
      at timestamptz not null,
      data text not null,
      metadata text not null,
      unique (stream, revision)
    );
    drop index if exists log.events_of_organization;

    create table if not exists log.identity (
      single boolean primary key default true check (single),
      log_id uuid not null,
      made_at timestamptz not null,
      imported_from uuid
    );

    drop function if exists log.append(
      timestamptz, text[], int[], int[], int[], int[], uuid[], text[], uuid[], uuid[], text[], text[]);
    create or replace function log.refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'the log is never changed' using errcode = '42501';
    end $$;
    create or replace trigger never_changed before update or delete on log.events for each row execute function log.refuse();
    create or replace trigger never_emptied before truncate on log.events for each statement execute function log.refuse();
    create or replace trigger never_changed before update or delete on log.identity for each row execute function log.refuse();
    create or replace trigger never_emptied before truncate on log.identity for each statement execute function log.refuse();`,
  ],
  always: `
    ${appendFunctions}
    grant select, insert on log.events to prumo_command;
    grant select on log.events to prumo_projection;
    grant select (position, event_id) on log.events to prumo_query;
    grant select on log.identity to prumo_command, prumo_projection, prumo_query;
    grant execute on all functions in schema log to prumo_command;`,
}
