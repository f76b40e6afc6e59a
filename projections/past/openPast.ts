import { oneAtATime } from '@prumo/platform/concurrency/oneAtATime'
import { HttpProblem } from '@prumo/platform/errors'
import type { QuerySession } from '@prumo/platform/postgres/queryDatabase'
import type { Moment } from '@prumo/platform/readModels/pasts'
import type { Knex } from 'knex'
import type { Projection } from '../projection'
import type { FoldedProject } from './foldProject'
import { layOut } from './layOut'

/** A project as it was, on a session of its own. */
export type Past = {
  within<Answer>(reads: readonly string[], work: (db: Knex) => Promise<Answer>): Promise<Answer>
  close(): Promise<void>
}

/** A read model is laid out when a query first reads it; until then its rows stay in memory. */
export function openPast(
  session: QuerySession,
  projections: readonly Projection[],
  moment: Moment,
  { rows, stopped }: FoldedProject,
): Past {
  const laidOut = new Set<string>()
  const inTurn = oneAtATime()

  const lay = async (reads: readonly string[]) => {
    const missing = projections.filter(({ table }) => reads.includes(table) && !laidOut.has(table))
    if (missing.length === 0) return
    await session.prepare(async (client) => {
      for (const projection of missing) {
        await layOut(client, projection, moment, rows.get(projection.table) ?? [])
        laidOut.add(projection.table)
        rows.delete(projection.table)
      }
    })
  }

  return {
    within: async (reads, work) => {
      // An answer must not lack rows that could not be folded. Queries that do not read them are answered.
      if (reads.some((table) => stopped.has(table))) throw new HttpProblem(503, 'readModels.parked')
      await inTurn('lay', () => lay(reads))
      return session.within(moment.organizationId, work)
    },
    close: session.close,
  }
}
