import { type ImportMapping, unmappedTargets } from '@prumo/contracts/imports/imports'
import { Refused } from '@prumo/platform/errors'

/**
 * The columns that a mapping names. Refuses a mapping that lacks what every task needs, or that names as an extra
 * column what is mapped already. One column may serve several fields: the only date of a file is start and end.
 */
export function columnsNamed(mapping: ImportMapping): string[] {
  const { columns, extra } = mapping
  const unmapped = unmappedTargets(mapping)
  if (unmapped.length > 0) throw new Refused('import.columnsUnmapped', { targets: unmapped })
  const named = [...new Set(Object.values(columns)), ...extra]
  const twice = named.find((column, index) => named.indexOf(column) !== index)
  if (twice) throw new Refused('import.columnMappedTwice', { column: twice })
  return named
}
