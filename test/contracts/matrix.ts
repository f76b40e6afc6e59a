import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** An adapter's results on one backend, and why tests were skipped. A `double` only speaks a server's protocol. */
export type BackendResult = {
  port: string
  backend: string
  kind: 'embedded' | 'double' | 'real'
  passed: number
  failed: number
  skipped: number
  why?: string
}

/** Writes a result to this run's folder (`inject('matrixFolder')` in vitest). A backend's results are added up. */
export function recordBackend(folder: string, result: BackendResult): void {
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(result))
}

/** The results that were left in a folder, a row for each backend. */
export function recordedMatrix(folder: string): BackendResult[] {
  const rows = new Map<string, BackendResult>()
  for (const name of readdirSync(folder).sort()) {
    const result: BackendResult = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    const sofar = rows.get(keyOf(result))
    rows.set(keyOf(result), sofar ? sumOf(sofar, result) : result)
  }
  return inOrder([...rows.values()])
}

/** Replaces the rows of these backends in the file. Rows of backends that this run did not touch stay. */
export function writeMatrix(file: string, rows: readonly BackendResult[]): void {
  const before: BackendResult[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const fresh = new Set(rows.map(keyOf))
  const all = inOrder([...before.filter((row) => !fresh.has(keyOf(row))), ...rows])
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
}

/** The rows as a table to be printed. */
export function matrixText(rows: readonly BackendResult[]): string {
  const cells = [
    ['port', 'backend', 'kind', 'passed', 'failed', 'skipped', 'why'],
    ...rows.map(({ port, backend, kind, passed, failed, skipped, why }) =>
      [port, backend, kind, passed, failed, skipped, why ?? ''].map(String),
    ),
  ]
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? []
  return cells
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n')
}

const keyOf = ({ port, backend, kind }: BackendResult) => `${port} / ${backend} / ${kind}`
const inOrder = (rows: readonly BackendResult[]) => [...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))

function sumOf(a: BackendResult, b: BackendResult): BackendResult {
  const why = [...new Set([a.why, b.why].filter((reason) => reason !== undefined))].join('; ')
  return {
    ...a,
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    ...(why && { why }),
  }
}
