/** Where a day or month stands among places, between two of them if it is none. `undefined`: not among them. */
export function placeOfMark(places: readonly string[], at: string): number | undefined {
  const exact = places.indexOf(at)
  if (exact >= 0) return exact
  const after = places.findIndex((place) => place > at)
  const [before, next] = [places[after - 1], places[after]]
  if (before === undefined || next === undefined) return undefined
  const share = (Date.parse(at) - Date.parse(before)) / (Date.parse(next) - Date.parse(before))
  return Number.isFinite(share) ? after - 1 + share : undefined
}
