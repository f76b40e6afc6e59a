import { advisoryLocks } from '../../postgres/advisoryLocks'

/** Separates the texts of a batch. JSON has it only escaped; an array would quote every quote. */
export const textSeparator = '\x1e'

/** How Postgres says that an append does not follow what is there. */
export const notInOrder = 'LG001'

/** Where other processes hear that something was appended. */
export const appendedChannel = 'log_appended'

/**
 * The log's table and its way in. `log.append` takes the position lock in its first statement, so positions are gapless
 * and in commit order: whoever has read N has read everything below N. A batch holds at most one append per stream; an
 * append that is in conflict fails alone. `log.append_in_order` is the short way, for a batch in which all is as
 * expected: the table's unique keys see to it that it was. Else it fails as a whole, and `log.append` has to judge.
 * `log.append_one_in_order` is the same for one event alone, the usual case of a quiet hour. No plan may scan the
 * table, however small it was when the plan was made: `enable_seqscan` is off, and rows are looked up one by one (an
 * `exists` could become a hash of them all). Answers a row for each append: `done` with its last position, revision and
 * time; `repeated` with the position of its first event when its events are in that stream already; else `conflict`
 * with the stream's revision.
 */
export const appendFunctions = `
  create or replace function log.append(
    now_ timestamptz,
    streams text[], expected int[], counts int[],
    append_of int[], nths int[], ids uuid[], types text[], organizations uuid[], projects uuid[], datas text, metadatas text
  ) returns table (outcome text, last_position bigint, last_revision int, recorded_at timestamptz)
  language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  as $$
  declare
    head bigint;
    latest timestamptz;
  begin
    perform pg_advisory_xact_lock(${advisoryLocks.positions});
    select e.position, e.at into head, latest from log.events e order by e.position desc limit 1;
    head := coalesce(head, 0);
    latest := greatest(now_, latest);

    return query
    with asked as materialized (
      select a.number::int, a.stream, a.expected, a.events,
             coalesce((select e.revision from log.events e where e.stream = a.stream order by e.revision desc limit 1), -1) as current
      from unnest(streams, expected, counts) with ordinality as a (stream, expected, events, number)
    ), known as materialized (
      select n.append_of as number, count(*) as times, min(k.position) as first_position, min(k.stream) as stream, max(k.stream) as other
      from unnest(append_of, ids) as n (append_of, id)
      cross join lateral (select e.position, e.stream from log.events e where e.event_id = n.id offset 0) as k
      group by n.append_of
    ), judged as materialized (
      select a.number, a.stream, a.events, a.current, known.first_position,
             case when known.times = a.events and known.stream = a.stream and known.other = a.stream then 'repeated'
                  when known.times > 0 or a.current <> a.expected then 'conflict'
                  else 'done' end as verdict
      from asked a left join known on known.number = a.number
    ), placed as materialized (
      select j.*, head + sum(j.events) filter (where j.verdict = 'done') over (order by j.number) as last
      from judged j
    ), inserted as (
      insert into log.events
      select p.last - p.events + n.nth, p.stream, p.current + n.nth, n.id, n.type, n.organization, n.project, latest, n.data, n.metadata
      from unnest(append_of, nths, ids, types, organizations, projects,
                  string_to_array(datas, '${textSeparator}'), string_to_array(metadatas, '${textSeparator}'))
           as n (append_of, nth, id, type, organization, project, data, metadata)
      join placed p on p.number = n.append_of and p.verdict = 'done'
    )
    select p.verdict,
           case p.verdict when 'done' then p.last when 'repeated' then p.first_position else head end::bigint,
           case p.verdict when 'done' then p.current + p.events else p.current end,
           latest
    from placed p
    order by p.number;
  end $$;

  create or replace function log.append_in_order(
    now_ timestamptz, streams text[], revisions int[], firsts boolean[],
    ids uuid[], types text[], organizations uuid[], projects uuid[], datas text, metadatas text
  ) returns table (head bigint, recorded_at timestamptz)
  language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  as $$
  declare
    inserted int;
  begin
    perform pg_advisory_xact_lock(${advisoryLocks.positions});
    select e.position, e.at into head, recorded_at from log.events e order by e.position desc limit 1;
    head := coalesce(head, 0);
    recorded_at := greatest(now_, recorded_at);
    insert into log.events
    select head + n.number, n.stream, n.revision, n.id, n.type, n.organization, n.project, recorded_at, n.data, n.metadata
    from unnest(streams, revisions, firsts, ids, types, organizations, projects,
                string_to_array(datas, '${textSeparator}'), string_to_array(metadatas, '${textSeparator}'))
         with ordinality as n (stream, revision, first, id, type, organization, project, data, metadata, number)
    where not n.first or n.revision = 0
      or (select true from log.events e where e.stream = n.stream and e.revision = n.revision - 1);
    get diagnostics inserted = row_count;
    if inserted < cardinality(ids) then raise exception 'not in order' using errcode = '${notInOrder}'; end if;
    return next;
  end $$;

  create or replace function log.append_one_in_order(
    now_ timestamptz, stream_ text, revision_ int, id uuid, type_ text, organization uuid, project uuid, data_ text, metadata_ text
  ) returns table (head bigint, recorded_at timestamptz)
  language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  as $$
  begin
    perform pg_advisory_xact_lock(${advisoryLocks.positions});
    insert into log.events
    select coalesce(h.position, 0) + 1, stream_, revision_, id, type_, organization, project, greatest(now_, h.at), data_, metadata_
    from (values (true)) as always
    left join (select e.position, e.at from log.events e order by e.position desc limit 1) h on true
    where revision_ = 0 or (select true from log.events e where e.stream = stream_ and e.revision = revision_ - 1)
    returning events.position - 1, events.at into head, recorded_at;
    if not found then raise exception 'not in order' using errcode = '${notInOrder}'; end if;
    return next;
  end $$;`
