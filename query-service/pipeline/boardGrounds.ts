import type { ReadModelsMoved } from '@prumo/platform/readModels/readModels'

/** For each project whose board changes: the position since which nothing but these changes has happened to it. */
export type Grounds = ReadonlyMap<string, number>

/** Follows which boards of an organization change, beginning at a position. `reads`: the tables that a board reads. */
export function boardGrounds(organizationId: string, reads: readonly string[], position: number) {
  let floor = position
  const last = new Map<string, number>()
  let grounds = new Map<string, number>()

  const changed = (projectId: string, at: number) => {
    if (!grounds.has(projectId)) grounds.set(projectId, Math.max(floor, last.get(projectId) ?? 0))
    last.set(projectId, at)
  }
  /** Every board may have changed. */
  const begin = (at: number) => {
    floor = at
    last.clear()
  }

  return {
    note: ({ position: at, changes }: ReadModelsMoved): void => {
      if (changes === null) {
        begin(at)
        return
      }
      const projectIds = changes
        .filter(
          (change) => change.organizationId === organizationId && change.tables.some((name) => reads.includes(name)),
        )
        .flatMap((change) => change.projectIds)
      for (const projectId of projectIds) if (projectId !== null) changed(projectId, at)
      if (projectIds.includes(null)) begin(at)
    },
    take: (): Grounds => {
      const taken = grounds
      grounds = new Map()
      return taken
    },
    /** What was taken could not be used. */
    giveBack: (taken: Grounds): void => {
      grounds = new Map([...grounds, ...taken])
    },
  }
}
