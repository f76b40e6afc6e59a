/** What outflows of the ledger plan and came to, in cents; below zero where more is parted than there is. */
export type LedgerShare = { readonly plannedCents: number; readonly realizedCents: number }

/** What is added up of tasks, from the leaves of a work breakdown structure to its root. */
export type WbsLeaf = {
  readonly taskId: string
  readonly title: string
  /** The delivery group that the task names, as somebody typed it. */
  readonly deliveryGroup: string | null
  readonly startOn: string
  readonly endOn: string
  /** A milestone takes none. */
  readonly workingDays: number
  readonly progress: number
  readonly isMilestone: boolean
  readonly estimatedMinutes: number | null
  readonly realizedMinutes: number | null
  readonly costCents: number | null
  /** What outflows are for it. */
  readonly ledger?: LedgerShare | null
}

/** What tasks count by where their progress is one number: their effort, their working days, or each as much. */
export const progressWeights = ['effort', 'workingDays', 'tasks'] as const
type ProgressWeight = (typeof progressWeights)[number]

/** What a row says of the tasks in it; `null` where none of them says it. */
export type WbsFigures = {
  readonly startOn: string | null
  readonly endOn: string | null
  /** From 0 to 100; 100 only where every task is at 100. */
  readonly progress: number | null
  /** What each task counts by in that; `null` where there are not several. */
  readonly weighedBy: ProgressWeight | null
  readonly estimatedMinutes: number | null
  readonly realizedMinutes: number | null
  readonly costCents: number | null
  readonly ledger: LedgerShare | null
  readonly taskCount: number
}

/** So much work, and how much of it is done, in hundredths of it. */
type Weighed = { readonly weight: number; readonly done: number }

/** Sums that stay sums when they are added to others, in whatever order. */
export type WbsSums = Omit<WbsFigures, 'progress' | 'weighedBy'> & {
  readonly byEffort: Weighed
  readonly byDays: Weighed
  readonly byCount: Weighed
  /** Not all of it has an effort. */
  readonly lacksEffort: boolean
}

const nothing: Weighed = { weight: 0, done: 0 }

/** Of no task at all. */
export const noSums: WbsSums = {
  startOn: null,
  endOn: null,
  estimatedMinutes: null,
  realizedMinutes: null,
  costCents: null,
  ledger: null,
  taskCount: 0,
  byEffort: nothing,
  byDays: nothing,
  byCount: nothing,
  lacksEffort: false,
}

/** What is no work: outflows that are for a group itself, or for nothing in the structure. */
export const moneyAlone = (ledger: LedgerShare | null): WbsSums => ({ ...noSums, ledger })

export function sumsOf(leaf: WbsLeaf): WbsSums {
  const { startOn, endOn, workingDays, progress, isMilestone, estimatedMinutes, realizedMinutes, costCents } = leaf
  const { ledger = null } = leaf
  const weighed = (weight: number): Weighed => ({ weight, done: weight * progress })
  return {
    startOn,
    endOn,
    estimatedMinutes,
    realizedMinutes,
    costCents,
    ledger,
    taskCount: 1,
    byEffort: weighed(estimatedMinutes ?? 0),
    byDays: weighed(workingDays),
    byCount: weighed(1),
    lacksEffort: estimatedMinutes === null && !isMilestone,
  }
}

/** Both together. */
export const together = (first: WbsSums, second: WbsSums): WbsSums => ({
  startOn: outer(first.startOn, second.startOn, (a, b) => a < b),
  endOn: outer(first.endOn, second.endOn, (a, b) => a > b),
  estimatedMinutes: added(first.estimatedMinutes, second.estimatedMinutes),
  realizedMinutes: added(first.realizedMinutes, second.realizedMinutes),
  costCents: added(first.costCents, second.costCents),
  ledger: sharesTogether(first.ledger, second.ledger),
  taskCount: first.taskCount + second.taskCount,
  byEffort: weighedTogether(first.byEffort, second.byEffort),
  byDays: weighedTogether(first.byDays, second.byDays),
  byCount: weighedTogether(first.byCount, second.byCount),
  lacksEffort: first.lacksEffort || second.lacksEffort,
})

export function figuresOf({ byEffort, byDays, byCount, lacksEffort, ...figures }: WbsSums): WbsFigures {
  const { startOn, endOn, estimatedMinutes, realizedMinutes, costCents, ledger, taskCount } = figures
  const effort = lacksEffort ? nothing : byEffort
  const weighedBy = effort.weight > 0 ? 'effort' : byDays.weight > 0 ? 'workingDays' : 'tasks'
  const progress = shareDone({ effort, workingDays: byDays, tasks: byCount }[weighedBy], byCount)
  const several = taskCount > 1 ? weighedBy : null
  return {
    startOn,
    endOn,
    progress,
    weighedBy: several,
    estimatedMinutes,
    realizedMinutes,
    costCents,
    ledger,
    taskCount,
  }
}

/** How much of some tasks is done, in percent: 100 only where all of them are. `byCount` weighs each as much. */
export function shareDone({ weight, done }: Weighed, byCount: Weighed): number | null {
  if (byCount.weight === 0) return null
  const share = weight === 0 ? 0 : Math.round(done / weight)
  return byCount.done < byCount.weight * 100 ? Math.min(99, share) : 100
}

/** The largest number that JSON keeps exactly: amounts beyond it stand at it. */
export const mostCents = Number.MAX_SAFE_INTEGER

/** Minutes of effort times the value of an hour, to the nearest cent. Half a cent is a whole one. */
export function costOf(estimatedMinutes: number | null, hourCents: number | null): number | null {
  if (estimatedMinutes === null || hourCents === null) return null
  const cents = (BigInt(estimatedMinutes) * BigInt(hourCents) * 2n + 60n) / 120n
  return cents > BigInt(mostCents) ? mostCents : Number(cents)
}

const added = (first: number | null, second: number | null): number | null =>
  first === null || second === null ? (first ?? second) : Math.min(mostCents, first + second)

function sharesTogether(first: LedgerShare | null, second: LedgerShare | null): LedgerShare | null {
  if (first === null || second === null) return first ?? second
  return {
    plannedCents: Math.min(mostCents, first.plannedCents + second.plannedCents),
    realizedCents: Math.min(mostCents, first.realizedCents + second.realizedCents),
  }
}

const outer = (first: string | null, second: string | null, isFurther: (a: string, b: string) => boolean) =>
  first === null || second === null ? (first ?? second) : isFurther(second, first) ? second : first

const weighedTogether = (first: Weighed, second: Weighed): Weighed => ({
  weight: first.weight + second.weight,
  done: first.done + second.done,
})
