import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tried } from './adversary'

/** What an attack came to; `control`: which mending was taken out. */
type Row = {
  attack: string
  targets: number
  cases: number
  accepted: number
  findings: number
  control?: string
}

const fileIn = (folder: string) => join(folder, 'adversary.jsonl')

/** One row for each attack, of what was tried on each target. */
export function rowsOf(tried: readonly Tried[], control?: string): Row[] {
  const names = [...new Set(tried.map(({ attack }) => attack))]
  return names.map((attack) => {
    const trials = tried.filter((trial) => trial.attack === attack && trial.cases > 0)
    const sum = (of: (trial: Tried) => number) => trials.reduce((total, trial) => total + of(trial), 0)
    return {
      attack,
      targets: trials.length,
      cases: sum((trial) => trial.cases),
      accepted: sum((trial) => trial.accepted),
      findings: sum((trial) => trial.findings.length),
      ...(control && { control }),
    }
  })
}

/** Keeps rows for the table that is shown when all tests are done. */
export const record = (folder: string, rows: readonly Row[]): void =>
  appendFileSync(fileIn(folder), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))

export function tableIn(folder: string): string | undefined {
  const file = fileIn(folder)
  if (!existsSync(file)) return undefined
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
  const line = ({ attack, targets, cases, accepted, findings, control }: Row) =>
    [(control ? `without ${control}: ` : '') + attack, targets, cases, accepted, findings].map((cell, column) =>
      column === 0 ? String(cell).padEnd(78) : String(cell).padStart(9),
    )
  const heading = [
    '  attack'.padEnd(80),
    ...['targets', 'cases', 'accepted', 'findings'].map((name) => name.padStart(9)),
  ]
  return [heading.join(''), ...rows.map((row) => `  ${line(row).join('')}`)].join('\n')
}
