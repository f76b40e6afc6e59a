import type { Projection, Row } from '@prumo/projections/projection'

type Fold = (row: Row | null, ...event: unknown[]) => Row | null

/** A read model that passes over what it cannot fold. */
export const skippingOnError = (projection: Projection): Projection =>
  ({
    ...projection,
    keys: (event: never) => {
      try {
        return projection.keys ? projection.keys(event) : [String((event as { data: Row }).data[projection.key])]
      } catch {
        return []
      }
    },
    on: Object.fromEntries(Object.entries(projection.on).map(([type, fold]) => [type, skipping(fold as Fold)])),
    ...(projection.all && { all: skipping(projection.all as Fold) }),
  }) as Projection

const skipping =
  (fold: Fold): Fold =>
  (row, ...event) => {
    try {
      return fold(row, ...event)
    } catch {
      return row
    }
  }
