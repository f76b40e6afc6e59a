import { derivedId } from '@prumo/platform/ids'
import type { StageIds } from './stage'

/** Ids that older versions derived from public facts for the system's own work: a stranger could use them up. */
export function systemIds({ organizationId, leaverId, nextImportId }: StageIds): string[] {
  const sizes = Array.from({ length: 400 }, (_, size) => size + 1)
  return [
    ...[`erasure releases ${leaverId}`, `erasure removes ${leaverId}`].map((name) => derivedId(organizationId, name)),
    ...['run row 2 add', 'run row 3 add', 'run report 0', 'run finish'].map((name) => derivedId(nextImportId, name)),
    ...sizes.map((size) => derivedId(organizationId, `RecordPublication ${size} folder`)),
  ]
}
