import { erasedPersonIn } from '@prumo/contracts/meanings'
import { accounts } from '@prumo/projections/identity/accounts'
import { readModelTable } from '@prumo/projections/tables/readModelTable'
import type { ClientBase } from 'pg'
import { openInstances } from './instances'
import type { ReadEvent } from './readEvent'

/** I11: whoever was erased has no key that opens what is sealed in the log, and is named by no read model. */
export function checkErased() {
  const violations = openInstances()
  const erased = new Set<string>()
  const idsIn = async (client: ClientBase, statement: string) =>
    (await client.query<{ id: string }>(statement, [[...erased]])).rows.map(({ id }) => id)

  return {
    violations,
    take: ({ recorded, data, spelledOtherwise }: ReadEvent) => {
      const personId = erasedPersonIn({ type: recorded.type, data })
      if (personId && !spelledOtherwise) erased.add(personId)
    },
    end: async (client: ClientBase) => {
      const opened = await idsIn(
        client,
        'select person_id as id from platform.person_keys where person_id = any($1::uuid[])',
      )
      for (const id of opened) violations.add(`person ${id} was erased, but the key is there`)
      const named = await idsIn(
        client,
        `select user_id as id from ${readModelTable(accounts).address}
         where user_id = any($1::uuid[]) and name || last_name || email <> ''`,
      )
      for (const id of named) violations.add(`person ${id} was erased, but ${accounts.table} names them`)
      return `${erased.size} erased persons`
    },
  }
}
