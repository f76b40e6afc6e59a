/**
 * How the dates of a plan are set anew, each as one action: what starts too early is pushed later. All starts as soon
 * as possible. The whole plan moves to a new start. The baseline is taken from the dates, or the dates from it.
 */
export const reschedulingWays = ['push', 'compact', 'move', 'baselineReset', 'timeReset'] as const
export type ReschedulingWay = (typeof reschedulingWays)[number]

/** Ways of an action that is recorded: it may also take back another one. */
export const recordedWays = [...reschedulingWays, 'undo'] as const
export type RecordedWay = (typeof recordedWays)[number]

/** Whether this way asks from which day on. */
export const asksForStart = (way: RecordedWay): boolean => way === 'compact' || way === 'move'

/** Whether this way takes the dates from the baseline, or the baseline from the dates. */
export const isReset = (way: RecordedWay): boolean => way === 'baselineReset' || way === 'timeReset'

/** Whether this way can be limited: to some tasks, or to what follows some tasks. */
export const takesTasks = (way: RecordedWay): boolean => isReset(way) || way === 'push'
