import { olderThan } from '@prumo/platform/postgres/expired'
import type { Tables } from '@prumo/platform/postgres/tables'

const weekMs = 7 * 24 * 3_600_000

/** Spreadsheets on their way into a project, and the imports that run. */
export const importTables: Tables = {
  owner: 'imports',
  migrations: [
    `
    create table if not exists platform.uploads (
      upload_id uuid primary key,
      organization_id uuid not null,
      project_id uuid not null,
      user_id uuid not null,
      file_name text not null,
      file_hash text not null,
      content bytea not null,
      made_at timestamptz not null
    );
    create index if not exists uploads_by_organization on platform.uploads (organization_id);

    create table if not exists platform.import_jobs (
      import_id uuid not null,
      kind text not null,
      project_id uuid not null,
      organization_id uuid not null,
      user_id uuid not null,
      session_ref text not null,
      primary key (import_id, kind)
    );
    alter table platform.import_jobs add column if not exists holder uuid;
    alter table platform.import_jobs add column if not exists held_until timestamptz;`,
    `
    alter table platform.import_jobs add column added_at timestamptz not null default now();
    alter table platform.import_jobs add column added_by uuid;`,
  ],
  expired: [olderThan(weekMs, 'platform.uploads')],
  forgets: ['delete from platform.uploads where user_id = $1'],
}
