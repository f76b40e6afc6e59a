import type { changeStates } from '@prumo/contracts/audit/queries'
import { beginning, ending, partFieldOf } from '@prumo/contracts/meanings'
import type { Knex } from 'knex'
import { kindsOfOne } from './ofTask'
import type { Change } from './openChanges'

type State = (typeof changeStates)[number]
/** The positions of the first and the last event of one kind by one actor. */
export type ActSpan = { first: number; last: number }
/**
 * What became of a record. `last`: the position of its last event; `acts`: who did what, in the order of the log.
 */
type Net = { recordId: string; state: State; last: number; acts: ActSpan[]; changes: NetChange[] }
/** What a field was at first and is at last, and the kind of event that changed it last. */
type NetChange = Change & { kind: string }
/** Where a record stands among those that changed: several may have changed last by one event. */
export type Place = { last: number; recordId: string }
type Answer = { counts: Partial<Record<State, number>>; page: Net[] }

const partOf = JSON.stringify(Object.fromEntries(partFieldOf))
/** When a restored record began is no change. Nor is the id of the part that an event is about. */
const untold = ['addedAt', 'addedBy']

/**
 * The net changes of each record, without what came and went or is again as it was. `page` holds records behind
 * `before`, the last changed first. The database computes it, because a log may be too large for memory.
 */
export async function netChanges(
  db: Knex,
  actions: Knex.QueryBuilder,
  { before, limit }: { before: Place | null; limit: number },
): Promise<Answer> {
  const [begins, ends] = [[...beginning], [...ending]]
  const several = { ofSeveral: Object.keys(kindsOfOne), kindsOfOne: JSON.stringify(kindsOfOne) }
  const bindings = {
    ...several,
    actions,
    lives: [...begins, ...ends],
    begins,
    ends,
    partOf,
    untold,
    last: before?.last ?? null,
    record: before?.recordId ?? null,
    limit,
  }
  const { rows } = await db.raw<{ rows: { answer: Answer }[] }>(statement, bindings)
  return rows[0]?.answer ?? { counts: {}, page: [] }
}

const statement = `
  with source as materialized (
    :actions
  ), acted as materialized (
    select a.position, a.kind, a.actor_kind, a.actor_id, a.changes, coalesce((
      select c ->> 'after' from jsonb_array_elements(a.changes) c
      where c ->> 'field' = cast(:partOf as jsonb) ->> a.kind and jsonb_typeof(c -> 'after') = 'string' limit 1), a.record_id::text) as record
    from source as a where a.kind <> all(cast(:ofSeveral as text[]))
    union all
    select a.position, cast(:kindsOfOne as jsonb) -> a.kind ->> 'kind', a.actor_kind, a.actor_id, (
      select jsonb_agg(jsonb_build_object('field', f.key, 'before', m.moved -> 'before' -> f.key, 'after', f.value))
      from jsonb_each(m.moved) f where f.key not in ('taskId', 'before')), m.moved ->> 'taskId'
    from source as a cross join lateral jsonb_array_elements(a.changes) as c (change)
    cross join lateral jsonb_array_elements(case when c.change ->> 'field' = cast(:kindsOfOne as jsonb) -> a.kind ->> 'list'
      then c.change -> 'after' else '[]' end) as m (moved)
    where a.kind = any(cast(:ofSeveral as text[]))
  ), lives as (
    select record, max(position) as last,
      coalesce((array_agg(kind order by position) filter (where kind = any(cast(:lives as text[]))))[1] = any(cast(:ends as text[])), true) as was,
      coalesce((array_agg(kind order by position desc) filter (where kind = any(cast(:lives as text[]))))[1] = any(cast(:begins as text[])), true) as stays
    from acted where record is not null group by record
  ), fields as (
    select a.record, a.position, a.kind, c.nth, c.change ->> 'field' as field, c.change
    from acted a cross join lateral jsonb_array_elements(a.changes) with ordinality as c (change, nth)
    where a.record is not null and c.change ->> 'field' <> all(cast(:untold as text[]))
      and c.change ->> 'field' is distinct from cast(:partOf as jsonb) ->> a.kind
  ), firsts as (
    select distinct on (record, field) record, field, position, nth, change -> 'before' as before
    from fields order by record, field, position, nth
  ), lasts as (
    select distinct on (record, field) record, field, kind, change -> 'after' as after
    from fields order by record, field, position desc, nth desc
  ), changed as materialized (
    select record, field, l.kind, f.position, f.nth, f.before, l.after
    from firsts f join lasts l using (record, field) where f.before is distinct from l.after
  ), net as materialized (
    select record, last, case when was and stays then 'changed' when stays then 'added' else 'deleted' end as state
    from lives where (was or stays) and (was <> stays or record in (select record from changed))
  ), page as (
    select * from net where cast(:last as bigint) is null or (last, record) < (:last, :record)
    order by last desc, record desc limit :limit
  )
  select jsonb_build_object(
    'counts', (select coalesce(jsonb_object_agg(state, count), '{}') from (select state, count(*) from net group by state) as counted),
    'page', (select coalesce(jsonb_agg(jsonb_build_object(
      'recordId', record, 'state', state, 'last', last,
      'acts', (select jsonb_agg(jsonb_build_object('first', first, 'last', last) order by first) from
        (select min(position) as first, max(position) as last from acted a where a.record = p.record
         group by kind, actor_kind, actor_id) as done),
      'changes', (select coalesce(jsonb_agg(jsonb_build_object('field', c.field, 'kind', c.kind)
        || case when c.before is null then '{}' else jsonb_build_object('before', c.before) end
        || case when c.after is null then '{}' else jsonb_build_object('after', c.after) end order by c.position, c.nth), '[]')
        from changed c where c.record = p.record)
    ) order by last desc, record desc), '[]') from page p)
  ) as answer`
