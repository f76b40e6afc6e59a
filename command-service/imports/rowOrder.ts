/** The rows in the order in which they are imported, and the place of each in it. */
type RowOrder = { order: readonly number[]; placeOf: readonly number[] }

/**
 * Puts each row behind the rows that it waits for, and else leaves the order of the sheet. A row that waits for a row
 * behind it is in a circle with it.
 */
export function rowOrder(waitsFor: readonly (readonly number[])[]): RowOrder {
  const order: number[] = []
  const reached = new Set<number>()
  /** The rows on the way down from one row to those that it waits for, each with those that are still to be seen. */
  const way: { row: number; left: number[] }[] = []
  const reach = (row: number) => {
    if (reached.has(row)) return
    reached.add(row)
    way.push({ row, left: [...(waitsFor[row] ?? [])].reverse() })
  }
  for (const row of waitsFor.keys()) {
    reach(row)
    for (let last = way.at(-1); last; last = way.at(-1)) {
      const next = last.left.pop()
      if (next !== undefined) reach(next)
      else order.push((way.pop() as typeof last).row)
    }
  }
  const placeOf: number[] = []
  for (const [place, row] of order.entries()) placeOf[row] = place
  return { order, placeOf }
}
