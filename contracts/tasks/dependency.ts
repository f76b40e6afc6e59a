import type { LinkKind } from '../schedule/link'

/** A task waits so many working days at most, or overlaps by so many: more than ten years of work. */
export const longestLag = 3650
/** A task has so many dependencies at most. */
export const mostDependencies = 100

/** What has to happen before a task, and how far before: working days, negative where the two may overlap. */
export type Dependency = { readonly predecessorId: string; readonly kind: LinkKind; readonly lag: number }

/** A predecessor of which nothing else is said: it ends, and then the task begins. */
export const plainDependency = (predecessorId: string): Dependency => ({ predecessorId, kind: 'FS', lag: 0 })

export const isPlain = ({ kind, lag }: Dependency): boolean => kind === 'FS' && lag === 0

/** The predecessors of a task, and how it depends on each: by one link or by several of different kinds. */
type Depending = { readonly predecessorIds: readonly string[]; readonly dependencies: readonly Dependency[] }

const none: readonly Dependency[] = []

/** How a task depends on predecessors that an event names by their ids alone. What was known of one stays. */
export function withPredecessors(former: readonly Dependency[], predecessorIds: readonly string[]) {
  if (predecessorIds.length === 0) return none
  return predecessorIds.flatMap((predecessorId) => {
    const kept = former.filter((each) => each.predecessorId === predecessorId)
    return kept.length > 0 ? kept : [plainDependency(predecessorId)]
  })
}

type Changed = { readonly predecessorId: string; readonly before: Pick<Dependency, 'kind' | 'lag'> }

const isOf =
  ({ predecessorId, before }: Changed) =>
  (dependency: Dependency) =>
    dependency.predecessorId === predecessorId && dependency.kind === before.kind

/** What a task depends on after each event that says how. */
export const dependingAfter = {
  DependencyAdded: (
    { predecessorIds, dependencies }: Depending,
    { predecessorId, kind, lag }: Dependency,
  ): Depending => ({
    predecessorIds: predecessorIds.includes(predecessorId) ? predecessorIds : [...predecessorIds, predecessorId],
    dependencies: [...dependencies, { predecessorId, kind, lag }],
  }),

  DependencyChanged: ({ predecessorIds, dependencies }: Depending, change: Changed & Dependency): Depending => {
    const { predecessorId, kind, lag } = change
    const isChanged = isOf(change)
    return {
      predecessorIds,
      dependencies: dependencies.map((each) => (isChanged(each) ? { predecessorId, kind, lag } : each)),
    }
  },

  DependencyRemoved: ({ predecessorIds, dependencies }: Depending, change: Changed): Depending => {
    const isRemoved = isOf(change)
    const left = dependencies.filter((each) => !isRemoved(each))
    const isLeft = (id: string) => id !== change.predecessorId || left.some(({ predecessorId }) => predecessorId === id)
    return { predecessorIds: predecessorIds.filter(isLeft), dependencies: left }
  },
}
