/** The moment at which it is cleaned up, and how long sessions last. */
export type CleaningTime = { now: Date; idleMs: number; absoluteMs: number }

/** Rows that nobody comes back for: a condition on a table, and its values. */
export type Expired = (time: CleaningTime) => { from: string; where: string; values: readonly unknown[] }

/** Rows whose `made_at` is so long ago. */
export const olderThan =
  (ms: number, from: string): Expired =>
  ({ now }) => ({ from, where: 'made_at < $1', values: [new Date(now.getTime() - ms)] })
