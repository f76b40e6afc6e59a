/** So many months are in sight. */
const monthsShown = 12
/** So many of them stand before the month of the status day. */
const monthsBefore = 8

type Month = { month: string }
type MonthsInSight<Row> = { rows: Row[]; earlier: string | undefined; later: string | undefined }

/**
 * The months in sight: from the one that was gone to, or around that of the status day. `earlier` and `later` are the
 * first months of a step to either side, where there are any.
 */
export function monthsInSight<Row extends Month>(
  months: readonly Row[],
  from: string | undefined,
  statusOn: string,
): MonthsInSight<Row> {
  const last = Math.max(0, months.length - monthsShown)
  const clamped = (index: number) => Math.min(Math.max(0, index), last)
  const firstOf = (month: string) => {
    const index = months.findIndex((row) => row.month >= month)
    return index === -1 ? months.length : index
  }
  const first = clamped(from === undefined ? firstOf(statusOn.slice(0, 7)) - monthsBefore : firstOf(from))
  return {
    rows: months.slice(first, first + monthsShown),
    earlier: first > 0 ? months[clamped(first - monthsShown)]?.month : undefined,
    later: first < last ? months[clamped(first + monthsShown)]?.month : undefined,
  }
}
