import type { Knex } from 'knex'

/** Limits a query on `audit_actions as a` to what was not erased. The erasure itself is always shown. */
export const notErased =
  (db: Knex) =>
  (query: Knex.QueryBuilder): void => {
    const erased = db('audit_erasures as e')
      .whereRaw('e.organization_id = a.organization_id and e.project_id = a.project_id')
      .whereRaw('a.position < e.position and a.at <= e.to_at')
      .select(db.raw('1'))
    query.where((either) => either.whereNotExists(erased).orWhere('a.kind', 'ActionLogErased'))
  }
