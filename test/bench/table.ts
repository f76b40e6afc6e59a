import type { Result } from './measurement'

/** The rows as a table to read. */
export function table(rows: readonly Result[]): string {
  const cells = rows.map(({ name, value, unit, bar, holds, note }) => [
    holds ? '✓' : '✗',
    name,
    value === null ? '–' : `${value} ${unit}`,
    bar && `${bar} ${unit}`,
    note ?? '',
  ])
  const all = [['', 'measured', 'value', 'bar', 'made from'], ...cells]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
