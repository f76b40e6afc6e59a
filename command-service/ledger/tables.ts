import { keepsEventId } from '@prumo/platform/postgres/keepsEventId'
import type { Tables } from '@prumo/platform/postgres/tables'

/** Erased people and projects from the log, and the position up to which it was read. */
export const retentionTables: Tables = {
  owner: 'retention',
  migrations: [
    `
    create table if not exists platform.project_logs (
      project_id uuid primary key,
      organization_id uuid,
      owner_id uuid,
      deleted boolean not null default false,
      finished boolean not null default false,
      first_at timestamptz,
      last_at timestamptz,
      entries bigint not null default 0,
      exported_at timestamptz
    );
    create index if not exists project_logs_of_owner on platform.project_logs (owner_id);

    create table if not exists platform.documents_with_files (
      document_id uuid primary key,
      project_id uuid not null
    );
    create index if not exists documents_with_files_of_project on platform.documents_with_files (project_id);

    create table if not exists platform.ledger (
      one boolean primary key default true check (one),
      position bigint not null
    );
    insert into platform.ledger (position) values (0) on conflict do nothing;
    alter table platform.ledger add column if not exists version int not null default 1;
    ${keepsEventId('platform.ledger')}`,
    `
    alter table platform.project_logs add column if not exists customer_id uuid;
    create index if not exists project_logs_of_customer on platform.project_logs (customer_id);

    create table if not exists platform.partner_entries (
      project_id uuid not null,
      entry_id uuid not null,
      partner_id uuid,
      deleted boolean not null default false,
      primary key (project_id, entry_id)
    );
    create index if not exists partner_entries_of_partner on platform.partner_entries (partner_id)`,
    `
    alter table platform.project_logs add column if not exists inactive boolean not null default false;
    create index if not exists project_logs_of_organization on platform.project_logs (organization_id)`,
    `
    create table if not exists platform.rounds_asked (
      document_id uuid primary key,
      project_id uuid not null,
      organization_id uuid not null,
      waiting uuid[] not null
    );
    create index if not exists rounds_asked_of_organization on platform.rounds_asked (organization_id)`,
  ],
  places: ["select 'the ledger' as keeper, position, event_id from platform.ledger"],
}
