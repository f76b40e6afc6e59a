import { HttpProblem, Invalid, Refused } from '@prumo/platform/errors'
import type { QuerySession } from '@prumo/platform/postgres/queryDatabase'
import type { Moment, Pasts } from '@prumo/platform/readModels/pasts'
import type { Projection } from '../projection'
import { foldProject, type Source } from './foldProject'
import { type Fold, openPast, type Past } from './openPast'

type Parts = Source & {
  projections: readonly Projection[]
  /** A session of the query role that nobody else uses. */
  openSession: () => QuerySession
}

/** `isLeft`: whoever uses it last closes it. */
type Kept = { moment: Moment; past: Past; users: number; isLeft?: true }

/** How many moments are kept, each with a session. The least recently used goes first. */
const mostKept = 6

/** A refusal by a rule says nothing against the past that it was answered from. */
const isRefusal = (error: unknown) =>
  error instanceof HttpProblem || error instanceof Refused || error instanceof Invalid

/** Opens the pasts of projects. The past does not change, so a folded moment serves until others need its place. */
export function openPasts({ log, codec, projections, openSession }: Parts): Pasts {
  const kept = new Map<string, Kept>()

  /** Nobody else begins there; whoever is still answered from it closes it. */
  const drop = async (name: string, entry: Kept) => {
    if (kept.get(name) === entry) kept.delete(name)
    entry.isLeft = true
    if (entry.users === 0) await entry.past.close()
  }
  const makeRoom = async () => {
    // While one closes, another may be read again, and a query may have made room.
    for (const [name, entry] of [...kept])
      if (kept.size > mostKept && entry.users === 0 && kept.get(name) === entry) await drop(name, entry)
  }

  const giveUpBefore = ({ organizationId, erased }: Moment) => {
    for (const [name, entry] of [...kept])
      if (entry.moment.organizationId === organizationId && entry.moment.erased < erased) void drop(name, entry)
  }
  const keptAt = (name: string, moment: Moment): Kept => {
    const entry = kept.get(name) ?? { moment, past: openPast(openSession(), projections, moment), users: 0 }
    kept.delete(name)
    kept.set(name, entry)
    return entry
  }

  return {
    within: async (moment, { reads, streams }, work) => {
      giveUpBefore(moment)
      const name = `${moment.projectId}@${moment.position}/${moment.erased}`
      const entry = keptAt(name, moment)
      const fold: Fold = (folded) => foldProject({ log, codec }, folded, moment, streams)
      entry.users++
      try {
        return await entry.past.within(reads, fold, work)
      } catch (error) {
        if (!isRefusal(error) && kept.get(name) === entry) await drop(name, entry)
        throw error
      } finally {
        entry.users--
        if (entry.isLeft && entry.users === 0) await entry.past.close()
        void makeRoom().catch(() => {})
      }
    },
    sources: (reads) => [
      ...reads,
      ...projections.flatMap(({ table, versionsIn = [] }) => (reads.includes(table) ? versionsIn : [])),
    ],
    forget: async (projectId) => {
      for (const [name, entry] of [...kept])
        if (projectId === undefined || entry.moment.projectId === projectId) await drop(name, entry)
    },
    close: async () => {
      for (const entry of kept.values()) await entry.past.close()
      kept.clear()
    },
  }
}
