import { oneAtATime } from '@prumo/platform/concurrency/oneAtATime'
import { HttpProblem } from '@prumo/platform/errors'
import type { QuerySession } from '@prumo/platform/postgres/queryDatabase'
import type { Moment } from '@prumo/platform/readModels/pasts'
import type { Knex } from 'knex'
import type { Projection } from '../projection'
import { type FoldedProject, isFolded } from './foldProject'
import { layOut } from './layOut'

/** Folds these read models as of the moment of a past. */
export type Fold = (folded: readonly Projection[]) => Promise<FoldedProject>

/** A project as it was, on a session of its own. */
export type Past = {
  within<Answer>(reads: readonly string[], fold: Fold, work: (db: Knex) => Promise<Answer>): Promise<Answer>
  close(): Promise<void>
}

/**
 * A read model is laid out when a query first reads it. Those of its module are folded with it, since they read the
 * same streams. Their rows stay in memory until a query reads them.
 */
export function openPast(session: QuerySession, projections: readonly Projection[], moment: Moment): Past {
  const laidOut = new Set<string>()
  const folded = new Map<string, FoldedProject>()
  const inTurn = oneAtATime()

  const foldOnce = async (module: string, fold: Fold) => {
    const ofModule = projections.filter((projection) => isFolded(projection) && moduleOf(projection) === module)
    const rows = folded.get(module) ?? (await fold(ofModule))
    folded.set(module, rows)
    return rows
  }
  const lay = async (reads: readonly string[], fold: Fold) => {
    const missing = projections.filter(({ table }) => reads.includes(table) && !laidOut.has(table))
    if (missing.length === 0) return
    const modules = new Set(missing.filter(isFolded).map(moduleOf))
    for (const module of modules) refuseStopped(reads, await foldOnce(module, fold))
    await session.prepare(async (client) => {
      for (const projection of missing) {
        const rows = folded.get(moduleOf(projection))?.rows
        await layOut(client, projection, moment, rows?.get(projection.table) ?? [])
        laidOut.add(projection.table)
        rows?.delete(projection.table)
      }
    })
  }

  return {
    within: async (reads, fold, work) => {
      await inTurn('lay', () => lay(reads, fold))
      return session.within(moment.organizationId, work)
    },
    close: session.close,
  }
}

const moduleOf = ({ table }: Projection) => table.split('_')[0] ?? table

/** An answer must not lack rows that could not be folded. Queries that do not read them are answered. */
function refuseStopped(reads: readonly string[], { stopped }: FoldedProject) {
  if (reads.some((table) => stopped.has(table))) throw new HttpProblem(503, 'readModels.parked')
}
