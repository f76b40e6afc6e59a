import { isClosedTo } from '@prumo/contracts/access'
import { markDigits } from '@prumo/contracts/markedNames'
import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { hasNamesake } from './peopleNames'

/**
 * These people of an organization by their names, for a page of them. Those of one name are told apart as everywhere.
 * Erased people have no name.
 */
export function namedPeople(db: Knex, ids: Knex.QueryBuilder, { reader }: Pick<Asker, 'reader'>): Knex.QueryBuilder {
  const seesAll = !isClosedTo(reader, 'organization')
  const mark = `case when ? or i.user_id = ? then i.email else right(i.user_id::text, ${markDigits}) end`
  return db
    .from(ids.as('s'))
    .leftJoin('identity_accounts as i', (join) =>
      join.on('i.user_id', 's.id').andOnVal('i.organization_id', reader.organizationId),
    )
    .select({
      id: 's.id',
      name: db.raw(
        `nullif(trim(concat(i.name, ' ', i.last_name)), '') || case when ${hasNamesake('i')} then ' (' || ${mark} || ')' else '' end`,
        [seesAll, reader.userId],
      ),
      gone: db.raw('coalesce(i.erased, true)'),
    })
}
