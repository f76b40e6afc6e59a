/** How many days of access remain, the last one begun included. */
export const daysLeft = (endAt: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(endAt) - now.getTime()) / 86_400_000))
