import type { Finding } from './finding'
import type { Instances } from './instances'

/** The findings as lines: a table of all, then violations, actions and notes. The first two are cut. */
export function tableOf(findings: readonly Finding[], most: number): string[] {
  const cells = findings.map((finding) => [
    finding.invariant,
    finding.means,
    finding.looked,
    verdictOf(finding),
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
    ...findings.flatMap(({ invariant, done }) => (done ? linesOf(`${invariant} was done`, done, most) : [])),
    ...findings.flatMap(({ invariant, violations }) => linesOf(`${invariant} violated`, violations, most)),
  ]
}

function linesOf(what: string, instances: Instances, most: number): string[] {
  const named = instances.named().slice(0, most)
  const more = instances.count() - named.length
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].map((words) => `${what}: ${words}`)
}

function verdictOf({ violations, done, leftOut }: Finding): string {
  if (leftOut) return `left out: ${leftOut}`
  if (violations.count() > 0) return `${violations.count()} violations`
  return done && done.count() > 0 ? `holds; ${done.count()} from before` : 'holds'
}
