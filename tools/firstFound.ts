/** How something real is started where it can be had, or why it cannot. */
export type Found<T> = { start(): Promise<T> } | { reason: string }

/** What the first of these places has. A reason names every place that was tried. */
export async function firstFound<T>(what: string, places: readonly (() => Promise<Found<T>>)[]): Promise<Found<T>> {
  const reasons: string[] = []
  for (const place of places) {
    const found = await place()
    if ('start' in found) return found
    reasons.push(found.reason)
  }
  return { reason: `no ${what}: ${reasons.join('; ')}` }
}
