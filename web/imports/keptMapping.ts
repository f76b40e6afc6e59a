import type { ImportMapping } from '@prumo/contracts/imports/imports'

const mostWords = 200
const mostExtras = 50

/** The mapping without the words whose step is no longer there. */
export const withKnownSteps = ({ stepId, ...mapping }: ImportMapping, stepIds: readonly string[]): ImportMapping => ({
  ...mapping,
  ...(stepId && stepIds.includes(stepId) && { stepId }),
  steps: Object.fromEntries(Object.entries(mapping.steps).filter(([, stepId]) => stepIds.includes(stepId))),
})

/**
 * The mapping to save for the next file: the one just used, and the saved entries for columns that this file lacks. A
 * file without a column is no reason to forget how that column is read.
 */
export function keptMapping(
  saved: ImportMapping | null,
  used: ImportMapping,
  header: readonly string[],
): ImportMapping {
  if (!saved) return used
  const absent = Object.entries(saved.columns).filter(([, column]) => !header.includes(column))
  const absentExtras = saved.extra.filter((column) => !header.includes(column))
  return {
    ...(used.headerRow !== undefined && { headerRow: used.headerRow }),
    columns: { ...Object.fromEntries(absent), ...used.columns },
    extra: [...used.extra, ...absentExtras].slice(0, mostExtras),
    ...(used.stepId && { stepId: used.stepId }),
    steps: Object.fromEntries(Object.entries({ ...used.steps, ...saved.steps, ...used.steps }).slice(0, mostWords)),
  }
}
