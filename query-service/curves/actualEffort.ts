/**
 * SQL of the actual effort of tasks: what it came to from a day on and what before, in minutes. Until hours are entered
 * it is what was said to be realized (`recorded` is `recordedProgress`), on the day on which that was recorded.
 */
export const actualEffort = (recorded: string): string =>
  `select task_id, on_day, minutes, minutes_before from ${recorded} where minutes is distinct from minutes_before`
