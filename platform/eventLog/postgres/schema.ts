/** Any number, the same for every writer: positions are taken by one after the other. */
export const positionLock = 727_866_002

/** Where others hear that something was appended. */
export const appendedChannel = 'log_appended'

/**
 * The log's table and its one way in. `log.append` takes the position lock in its first statement, so positions are gapless and in commit order:
 * whoever has read N has read everything below N. A batch holds at most one append per stream; an append that is in conflict fails alone.
 * Answers a row for each append: `done` with its last position, revision and time; `repeated` with the position of its first event when its events
 * are in that stream already; else `conflict` with the stream's revision.
 */
export const logSchema = `
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
  create index if not exists events_of_organization on log.events (organization_id, position);

  create or replace function log.append(
    now_ timestamptz,
    streams text[], expected int[],
    append_of int[], ids uuid[], types text[], organizations uuid[], projects uuid[], datas text[], metadatas text[]
  ) returns table (outcome text, last_position bigint, last_revision int, recorded_at timestamptz)
  language plpgsql
  set plan_cache_mode = force_generic_plan
  as $$
  declare
    head bigint;
    latest timestamptz;
  begin
    perform pg_advisory_xact_lock(${positionLock});
    select e.position, e.at into head, latest from log.events e order by e.position desc limit 1;
    head := coalesce(head, 0);
    latest := greatest(now_, latest);

    return query
    with asked as (
      select a.number::int, a.stream, a.expected,
             coalesce((select e.revision from log.events e where e.stream = a.stream order by e.revision desc limit 1), -1) as current
      from unnest(streams, expected) with ordinality as a (stream, expected, number)
    ), known as (
      select n.append_of, count(e.event_id) as times, min(e.position) as first_position,
             bool_and(e.stream = asked.stream) as here, count(*) as events
      from unnest(append_of, ids) as n (append_of, id)
      join asked on asked.number = n.append_of
      left join log.events e on e.event_id = n.id
      group by n.append_of
    ), judged as (
      select asked.*, known.first_position,
             case when known.times > 0 and known.here and known.times = known.events then 'repeated'
                  when known.times > 0 or asked.current <> asked.expected then 'conflict'
                  else 'done' end as verdict
      from asked join known on known.append_of = asked.number
    ), fresh as (
      select j.number, j.stream,
             head + row_number() over (order by n.at_) as position,
             j.current + row_number() over (partition by j.number order by n.at_) as revision,
             n.id, n.type, n.organization, n.project, n.data, n.metadata
      from unnest(append_of, ids, types, organizations, projects, datas, metadatas)
           with ordinality as n (append_of, id, type, organization, project, data, metadata, at_)
      join judged j on j.number = n.append_of and j.verdict = 'done'
    ), inserted as (
      insert into log.events
      select f.position, f.stream, f.revision, f.id, f.type, f.organization, f.project, latest, f.data, f.metadata from fresh f
      returning 1
    ), ends as (
      select f.number, max(f.position) as position, max(f.revision) as revision from fresh f group by f.number
    )
    select j.verdict, coalesce(ends.position, j.first_position, head), coalesce(ends.revision, j.current)::int, latest
    from judged j left join ends on ends.number = j.number, (select count(*) from inserted) as written
    order by j.number;

    perform pg_notify('${appendedChannel}', '');
  end $$;

  create or replace function log.refuse() returns trigger language plpgsql as $$
  begin
    raise exception 'the log is never changed' using errcode = '42501';
  end $$;
  create or replace trigger never_changed before update or delete on log.events for each row execute function log.refuse();
  create or replace trigger never_emptied before truncate on log.events for each statement execute function log.refuse();
`
