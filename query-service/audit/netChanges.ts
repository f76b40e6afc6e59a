import type { changeStates } from '@prumo/contracts/audit/queries'
import { beginning, ending, partFields } from '@prumo/contracts/meanings'
import type { Knex } from 'knex'
import type { Change } from './openChanges'

type State = (typeof changeStates)[number]
/**
 * What became of a record. `last`: the position of its last event; `kinds`: those of all its events, in the order of
 * the log.
 */
export type Net = { recordId: string; state: State; last: number; kinds: string[]; changes: Change[] }
type Answer = { counts: Partial<Record<State, number>>; page: Net[] }

const parts = [...partFields]
/** Ids of parts, and when a restored record began, are no changes. */
const untold = [...parts, 'addedAt', 'addedBy']

/**
 * The net changes of each record, without what came and went or is again as it was. `page` holds records whose last
 * event is before `before`, the latest first. The database computes it, because a log may be too large for memory.
 */
export async function netChanges(
  db: Knex,
  actions: Knex.QueryBuilder,
  { before, limit }: { before: number | null; limit: number },
): Promise<Answer> {
  const [begins, ends] = [[...beginning], [...ending]]
  const bindings = { actions, lives: [...begins, ...ends], begins, ends, parts, untold, before, limit }
  const { rows } = await db.raw<{ rows: { answer: Answer }[] }>(statement, bindings)
  return rows[0]?.answer ?? { counts: {}, page: [] }
}

const statement = `
  with acted as materialized (
    select a.position, a.kind, a.changes, coalesce((
      select c ->> 'after' from jsonb_array_elements(a.changes) c
      where c ->> 'field' = any(cast(:parts as text[])) and jsonb_typeof(c -> 'after') = 'string' limit 1), a.record_id::text) as record
    from (:actions) as a
  ), lives as (
    select record, max(position) as last,
      coalesce((array_agg(kind order by position) filter (where kind = any(cast(:lives as text[]))))[1] = any(cast(:ends as text[])), true) as was,
      coalesce((array_agg(kind order by position desc) filter (where kind = any(cast(:lives as text[]))))[1] = any(cast(:begins as text[])), true) as stays
    from acted where record is not null group by record
  ), fields as (
    select a.record, a.position, c.nth, c.change ->> 'field' as field, c.change
    from acted a cross join lateral jsonb_array_elements(a.changes) with ordinality as c (change, nth)
    where a.record is not null and c.change ->> 'field' <> all(cast(:untold as text[]))
  ), firsts as (
    select distinct on (record, field) record, field, position, nth, change -> 'before' as before
    from fields order by record, field, position, nth
  ), lasts as (
    select distinct on (record, field) record, field, change -> 'after' as after
    from fields order by record, field, position desc, nth desc
  ), changed as materialized (
    select record, field, f.position, f.nth, f.before, l.after
    from firsts f join lasts l using (record, field) where f.before is distinct from l.after
  ), net as materialized (
    select record, last, case when was and stays then 'changed' when stays then 'added' else 'deleted' end as state
    from lives where (was or stays) and (was <> stays or record in (select record from changed))
  ), page as (
    select * from net where cast(:before as bigint) is null or last < :before order by last desc limit :limit
  )
  select jsonb_build_object(
    'counts', (select coalesce(jsonb_object_agg(state, count), '{}') from (select state, count(*) from net group by state) as counted),
    'page', (select coalesce(jsonb_agg(jsonb_build_object(
      'recordId', record, 'state', state, 'last', last,
      'kinds', (select jsonb_agg(kind order by since) from
        (select kind, min(position) as since from acted a where a.record = p.record group by kind) as happened),
      'changes', (select coalesce(jsonb_agg(jsonb_build_object('field', c.field)
        || case when c.before is null then '{}' else jsonb_build_object('before', c.before) end
        || case when c.after is null then '{}' else jsonb_build_object('after', c.after) end order by c.position, c.nth), '[]')
        from changed c where c.record = p.record)
    ) order by last desc), '[]') from page p)
  ) as answer`
