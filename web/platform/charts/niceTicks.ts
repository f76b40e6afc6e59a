/** Round values from at or below the least to at or above the greatest: about so many, at steps of 1, 2 or 5. */
export function niceTicks(least: number, greatest: number, about: number): number[] {
  const span = greatest > least ? greatest - least : Math.abs(least) || 1
  const step = roundStep(span / Math.max(1, about))
  const first = Math.floor(least / step)
  const last = Math.max(first + 1, Math.ceil(greatest / step))
  return Array.from({ length: last - first + 1 }, (_, index) => valueAt(first + index, step))
}

/** The least of 1, 2 and 5 times a power of ten that is no smaller. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const times = [1, 2, 5].find((each) => each * power >= rough * (1 - 1e-9)) ?? 10
  return times * power
}

/** Without what multiplying fractions adds: 3 × 0.1 is 0.3 here. */
const valueAt = (count: number, step: number): number => Number((count * step).toPrecision(12))
