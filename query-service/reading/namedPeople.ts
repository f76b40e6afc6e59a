import type { Knex } from 'knex'

/** These people of an organization by their names, for a page of them. Erased people have no name. */
export const namedPeople = (db: Knex, ids: Knex.QueryBuilder, organizationId: string): Knex.QueryBuilder =>
  db
    .from(ids.as('s'))
    .leftJoin('identity_accounts as i', (join) =>
      join.on('i.user_id', 's.id').andOnVal('i.organization_id', organizationId),
    )
    .select({
      id: 's.id',
      name: db.raw(`nullif(trim(concat(i.name, ' ', i.last_name)), '')`),
      gone: db.raw('coalesce(i.erased, true)'),
    })
