/** Work that is planned evenly from one place on the axis of working days until another. */
export type PlannedSpan = { readonly begin: number; readonly end: number; readonly weight: number }

/** Planned value by working days. */
export type PlannedCurve = {
  /** The place where the first work begins. */
  readonly begin: number
  /** How many working days later all of it is planned, for the first time. */
  readonly duration: number
  readonly budget: number
  /** What is planned until a place of the axis. It never falls, and comes to the budget exactly. */
  readonly valueAt: (place: number) => number
  /** The same for places in their order, all at once. */
  readonly valuesAt: (places: readonly number[]) => number[]
}

/** What several spans plan together; `null` where nothing weighs anything. */
export function plannedCurve(spans: readonly PlannedSpan[]): PlannedCurve | null {
  const weighing = spans
    .filter(({ weight }) => weight > 0)
    .map((span) => ({ ...span, end: endOf(span) }))
    .sort((first, second) => first.begin - second.begin)
  const [first] = weighing
  if (!first) return null
  const end = weighing.reduce((most, span) => Math.max(most, span.end), first.end)
  const budget = weighing.reduce((sum, { weight }) => sum + weight, 0)
  const valuesAt = (places: readonly number[]) => valuesOf(weighing, places)
  return {
    begin: first.begin,
    duration: end - first.begin,
    budget,
    valuesAt,
    valueAt: (place) => valuesAt([place])[0] ?? 0,
  }
}

/** What is wholly on days off is worked on the next working day. */
const endOf = ({ begin, end }: PlannedSpan): number => Math.max(end, begin + 1)

/** Spans are in the order of their begins, places in theirs: each span is looked at only where it is in work. */
function valuesOf(spans: readonly PlannedSpan[], places: readonly number[]): number[] {
  let [next, done]: [number, number] = [0, 0]
  let inWork: PlannedSpan[] = []
  return places.map((place) => {
    for (let span = spans[next]; span && span.begin < place; span = spans[++next]) inWork.push(span)
    let value = 0
    let ended = 0
    for (const { begin, end, weight } of inWork)
      if (end <= place) ended += weight
      else value += (weight * (place - begin)) / (end - begin)
    if (ended > 0) inWork = inWork.filter(({ end }) => end > place)
    done += ended
    return done + value
  })
}
