import { addresses } from '../../platform/addresses'
import { withParameter } from '../../platform/lists/useAddress'
import type { CurveChoice } from './curveChoice'
import type { ShownCurve } from './useCurve'

/**
 * The link of a report: its whole question, its hash, and when it was seen (ISO UTC). By that it opens as it was then.
 */
export function reportAddress(
  projectId: string,
  choice: CurveChoice,
  { curve: { hash, formulas } }: Pick<ShownCurve, 'curve'>,
  seen: string,
): string {
  const named: Record<string, string | undefined> = {
    on: choice.statusOn,
    by: choice.by,
    // As it was asked: a question that leaves the unit open is another one.
    counts: choice.counts,
    baseline: choice.baselineId,
    reported: choice.isCompared ? 'yes' : undefined,
    hash,
    formulas: String(formulas),
    seen,
  }
  const address = Object.entries(named).reduce(
    (after, [name, value]) => withParameter(after, name, value),
    new URLSearchParams(),
  )
  return `${addresses.workCurve(projectId)}?${address}`
}
