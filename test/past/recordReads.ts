import { background } from '@prumo/platform/postgres/queryDatabase'
import { projections } from '@prumo/projections/index'
import pg from 'pg'
import { afterAll } from 'vitest'

const readModels = new Set(projections.map(({ table }) => table))

type Session = pg.Client & { connectionParameters: { options?: string } }

/** The present as queries read it is what their sessions call the schema of read models. */
const isOfQueries = ({ database, connectionParameters: { options = '' } }: Session, name: string) =>
  database === name && options.includes('search_path=read') && !options.includes(background)

/** Records the read models that statements of queries on this database name since `clear`, until the file has ended. */
export function recordReads(databaseUrl: string) {
  const name = new URL(databaseUrl).pathname.slice(1)
  const named = new Set<string>()
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: Session, ...args: unknown[]) {
    const [statement] = args as [string | { text?: string }]
    const text = typeof statement === 'string' ? statement : (statement.text ?? '')
    if (isOfQueries(this, name))
      for (const [word] of text.matchAll(/[a-z]+(?:_[a-z]+)+/g)) if (readModels.has(word)) named.add(word)
    return Reflect.apply(query, this, args)
  } as typeof query
  afterAll(() => {
    pg.Client.prototype.query = query
  })
  return {
    clear: () => named.clear(),
    all: () => [...named].sort(),
  }
}
