import type { Period } from './plans'

const dayMs = 86_400_000

/**
 * The instant `count` periods after `start`: the same day of the month and the same time, or the last day of a month
 * that is too short. Counted from `start` each time, so that a 31st comes back after February.
 */
export function periodAfter(start: string, period: Period, count: number): string {
  const at = new Date(start)
  const months = at.getUTCMonth() + count * (period === 'year' ? 12 : 1)
  const last = new Date(Date.UTC(at.getUTCFullYear(), months + 1, 0))
  last.setUTCDate(Math.min(at.getUTCDate(), last.getUTCDate()))
  return new Date(last.getTime() + (at.getTime() % dayMs)).toISOString()
}

/** The first end of a period, counted from `start`, that lies after `endsAt`. */
export function nextEnd(start: string, period: Period, endsAt: string): string {
  const countFrom = (count: number): string => {
    const end = periodAfter(start, period, count)
    return Date.parse(end) > Date.parse(endsAt) ? end : countFrom(count + 1)
  }
  return countFrom(1)
}

/**
 * What a larger price costs for the days that are left of a period, in cents, rounded down: whole days, of the days
 * that the period has.
 */
export function priceOfDaysLeft(
  { before, after }: { before: number; after: number },
  { startsAt, endsAt, at }: { startsAt: string; endsAt: string; at: string },
): number {
  const days = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / dayMs)
  const left = Math.max(0, Math.min(days, Math.floor((Date.parse(endsAt) - Date.parse(at)) / dayMs)))
  return Math.max(0, Number((BigInt(after - before) * BigInt(left)) / BigInt(days)))
}
