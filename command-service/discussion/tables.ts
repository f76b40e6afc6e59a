import type { Tables } from '@prumo/platform/postgres/tables'

/** Files that arrive, until they are attached. */
export const discussionTables: Tables = {
  owner: 'discussion',
  migrations: [
    `
    create table if not exists platform.file_uploads (
      organization_id uuid not null,
      file_id uuid not null,
      project_id uuid not null,
      user_id uuid not null,
      storage_key uuid not null,
      size bigint not null,
      sha256 text,
      media_type text,
      target_kind text,
      target_id uuid,
      touched_at timestamptz not null,
      primary key (organization_id, file_id)
    );
    create index if not exists file_uploads_by_age on platform.file_uploads (touched_at);`,
  ],
}
