import type { Finding } from './finding'

/** The findings as lines: a table of all, then each violation and what must be known besides. */
export function tableOf(findings: readonly Finding[]): string[] {
  const cells = findings.map((finding) => [
    ...[finding.invariant, finding.means, finding.looked, verdictOf(finding)],
    finding.leftOut ? '' : `${finding.ms} ms`,
  ])
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  return [
    ...cells.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    ...findings.flatMap(({ invariant, notes }) => notes.map((note) => `${invariant} note: ${note}`)),
    ...findings.flatMap(({ invariant, violations }) => {
      const more = violations.count() - violations.named().length
      const rest = more > 0 ? [`and ${more} more`] : []
      return [...violations.named(), ...rest].map((words) => `${invariant} violated: ${words}`)
    }),
  ]
}

function verdictOf({ violations, leftOut }: Finding): string {
  if (leftOut) return `left out: ${leftOut}`
  return violations.count() === 0 ? 'holds' : `${violations.count()} violations`
}
