import { keepsEventId } from './keepsEventId'

/** What the platform keeps beside the log: never rebuilt from it, because it must be forgettable or secret. */
export const platformSchema = `
  create schema if not exists platform;
  create schema if not exists read;

  -- Of which log all of this is.
  create table if not exists platform.bound_log (
    single boolean primary key default true check (single),
    log_id uuid not null,
    kept_in text not null,
    bound_at timestamptz not null,
    accepted_at timestamptz
  );

  create table if not exists platform.person_keys (
    person_id uuid primary key,
    sealed_key bytea not null
  );

  create table if not exists platform.erased_persons (
    person_id uuid primary key,
    organization_id uuid not null,
    forgotten boolean not null default false
  );

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

  -- How far each policy has read the log: the event at a position is kept with it.
  create table if not exists platform.policies (
    name text primary key,
    position bigint not null,
    event_id uuid
  );

  -- Events that a policy has yet to react to, in the order of each organization.
  create table if not exists platform.policy_work (
    number bigint generated always as identity,
    policy text not null,
    event_id uuid not null,
    stream text not null,
    organization_id uuid not null,
    attempts int not null default 0,
    due_at timestamptz not null default now(),
    error text,
    primary key (policy, event_id)
  );
  create index if not exists policy_work_in_order on platform.policy_work (policy, organization_id, number);

  create table if not exists platform.credentials (
    credential_id uuid primary key,
    user_id uuid not null,
    hash text not null,
    made_at timestamptz not null
  );

  create table if not exists platform.recovery_codes (
    code_hash text primary key,
    recovery_id uuid not null,
    user_id uuid not null
  );
  alter table platform.recovery_codes add column if not exists made_at timestamptz not null default now();

  create table if not exists platform.sessions (
    token_hash text primary key,
    session_ref text not null,
    user_id uuid not null,
    organization_id uuid not null,
    began_at timestamptz not null,
    seen_at timestamptz not null,
    rights_position bigint not null default 0
  );
  alter table platform.sessions add column if not exists ends_at timestamptz;
  create index if not exists sessions_of_user on platform.sessions (user_id);
  create index if not exists sessions_of_organization on platform.sessions (organization_id);

  create table if not exists platform.hand_offs (
    code_hash text primary key,
    binding_hash text not null,
    user_id uuid not null,
    organization_id uuid not null,
    made_at timestamptz not null
  );
  alter table platform.hand_offs add column if not exists token_hash text;

  -- A session of before ids had one spelling may be taken for somebody else's, whose id it was in another: all of them end.
  do $$ begin
    if not exists (select from information_schema.columns where table_schema = 'platform' and table_name = 'ledger' and column_name = 'version') then
      delete from platform.sessions;
      delete from platform.hand_offs;
      alter table platform.ledger add column version int not null default 1;
    end if;
  end $$;

  create table if not exists platform.snapshots (
    stream text collate "C" primary key,
    version int not null,
    revision int not null,
    position bigint not null,
    state text not null
  );

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
  alter table platform.import_jobs add column if not exists held_until timestamptz;

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
  create index if not exists file_uploads_by_age on platform.file_uploads (touched_at);

  create table if not exists platform.command_ids (
    command_id uuid primary key,
    payload_hash text not null,
    made_at timestamptz not null default now()
  );
  create index if not exists command_ids_by_age on platform.command_ids (made_at);

  create table if not exists platform.rate_limits (
    key text primary key,
    points int not null default 0,
    expire bigint
  );

  create table if not exists platform.denials (
    denial_id uuid primary key,
    organization_id uuid not null,
    content jsonb,
    precise bytea,
    count int not null,
    noted_at timestamptz not null
  );
  create index if not exists denials_of_organization on platform.denials (organization_id, noted_at);

  create table if not exists platform.denial_counts (
    organization_id uuid not null,
    hour timestamptz not null,
    line text not null,
    count bigint not null,
    counted_id uuid not null default gen_random_uuid(),
    primary key (organization_id, hour, line)
  );

  create table if not exists read.checkpoints (
    table_name text not null,
    version int not null,
    position bigint not null,
    live boolean not null,
    shard int not null default 0
  );
  alter table read.checkpoints add column if not exists shard int not null default 0;
  alter table read.checkpoints drop constraint if exists checkpoints_pkey;
  create unique index if not exists checkpoints_of_shard on read.checkpoints (table_name, version, shard);

  create table if not exists read.shards (
    shard int primary key,
    owner uuid not null
  );

  create table if not exists read.parked (
    table_name text not null,
    version int not null,
    organization_id uuid not null,
    position bigint not null,
    error text not null,
    primary key (table_name, version, organization_id)
  );
  alter table read.parked add column if not exists after bigint not null default 0;
${keepsEventId('platform.ledger')}
${keepsEventId('platform.snapshots')}
${keepsEventId('platform.sessions', 'rights_position', 'rights_event_id')}
${keepsEventId('read.checkpoints')}
${keepsEventId('read.parked')}
`

/** Who may touch what. The query role reads read models through row-level security, and of sessions it may write when one was seen; what it has denied it may leave. No more. */
export const grants = `
  grant usage on schema log, platform, read to prumo_command;
  grant select, insert on log.events to prumo_command;
  grant select on log.identity to prumo_command, prumo_projection, prumo_query;
  grant execute on all functions in schema log to prumo_command;
  grant select, insert, update, delete on all tables in schema platform to prumo_command;

  grant select on read.checkpoints, read.parked to prumo_command;

  grant usage on schema log, platform to prumo_projection;
  grant usage, create on schema read to prumo_projection;
  grant select on log.events to prumo_projection;
  grant select on platform.person_keys, platform.policy_work to prumo_projection;
  grant select, insert, update on platform.relay to prumo_projection;
  grant select, insert, update, delete on read.checkpoints, read.shards, read.parked to prumo_projection;

  grant usage on schema read, platform, log to prumo_query;
  grant select (position, event_id) on log.events to prumo_query;
  grant select on read.checkpoints, read.parked to prumo_query;
  revoke all on platform.sessions from prumo_query;
  grant select, update (seen_at) on platform.sessions to prumo_query;
  grant select (denial_id, organization_id), insert on platform.denials to prumo_query;
`
