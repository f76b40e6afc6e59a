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
}

/** What several spans plan together; `null` where nothing weighs anything. */
export function plannedCurve(spans: readonly PlannedSpan[]): PlannedCurve | null {
  const weighing = spans.filter(({ weight }) => weight > 0)
  if (weighing.length === 0) return null
  const begin = weighing.reduce((least, span) => Math.min(least, span.begin), Number.POSITIVE_INFINITY)
  const end = weighing.reduce((most, span) => Math.max(most, endOf(span)), Number.NEGATIVE_INFINITY)
  const budget = weighing.reduce((sum, { weight }) => sum + weight, 0)
  const valuesAt = new Map<number, number>()
  const valueAt = (place: number) => {
    let value = valuesAt.get(place)
    if (value === undefined) {
      value = weighing.reduce((sum, span) => sum + plannedUntil(span, place), 0)
      valuesAt.set(place, value)
    }
    return value
  }
  return { begin, duration: end - begin, budget, valueAt }
}

/** What is wholly on days off is worked on the next working day. */
const endOf = ({ begin, end }: PlannedSpan): number => Math.max(end, begin + 1)

function plannedUntil(span: PlannedSpan, place: number): number {
  const end = endOf(span)
  if (place >= end) return span.weight
  return place <= span.begin ? 0 : (span.weight * (place - span.begin)) / (end - span.begin)
}
