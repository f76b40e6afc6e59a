import type { EarnedValueCurve, MissingReason } from '@prumo/contracts/analysis/curve'
import type { Measure } from '@prumo/contracts/measure'

export type Indicator = { measure: Measure; value: number | null; missing: MissingReason | undefined }

/** The figures of a curve in the order of the register, each with what it counts, or why it has no value. */
export function indicatorsOf(
  { figures, missing }: Pick<EarnedValueCurve, 'figures' | 'missing'>,
  register: ReadonlyMap<string, Measure>,
): Indicator[] {
  return [...register.values()]
    .filter(({ name }) => name in figures || name in missing)
    .map((measure) => ({ measure, value: figures[measure.name] ?? null, missing: missing[measure.name] }))
}
