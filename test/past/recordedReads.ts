import { projections } from '@prumo/projections/index'
import type { Knex } from 'knex'

type Module = typeof import('@prumo/platform/postgres/queryDatabase')

const readModels = new Set(projections.map(({ table }) => table))

/** The read models that statements have named since `clear`. */
const named = new Set<string>()
export const reads = {
  clear: () => named.clear(),
  all: () => [...named].sort(),
}

/** For `vi.mock`: the present, as queries read it, with a record of what they read. */
export async function recordingReads(original: () => Promise<Module>): Promise<Module> {
  const module = await original()
  return {
    ...module,
    openQueryDatabase: (...parts) => {
      const database = module.openQueryDatabase(...parts)
      return {
        ...database,
        within: (organizationId, work) =>
          database.within(organizationId, (db) => {
            db.on('query', record)
            return work(db)
          }),
      }
    },
  }
}

function record({ sql }: Pick<Knex.Sql, 'sql'>) {
  for (const [word] of sql.matchAll(/[a-z]+(?:_[a-z]+)+/g)) if (readModels.has(word)) named.add(word)
}
