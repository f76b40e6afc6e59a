import { centsOfDollars } from './centsOfDollars'

/** A construction phase with the day and the amount that were planned, and what was spent. */
export type Phase = {
  /** Its place in the file. */
  row: number
  title: string
  /** `Construction`, `Design`. */
  phase: string
  program: string
  startedOn: string | null
  plannedOn: string
  endedOn: string | null
  budgetCents: number
  spentCents: number | null
}
type Reading = { read: Phase[]; refused: Record<string, number> }

/** The budgets of this city's construction phases. Days are of the United States, the month first. */
export function nycBudgets(rows: readonly Readonly<Record<string, string>>[]): Reading {
  const read: Phase[] = []
  const refused: Record<string, number> = {}
  for (const [index, row] of rows.entries()) {
    const phase = phaseIn(row, index)
    if (typeof phase === 'string') refused[phase] = (refused[phase] ?? 0) + 1
    else read.push(phase)
  }
  return { read, refused }
}

/** The phase of a row, or why it is none. */
function phaseIn(row: Readonly<Record<string, string>>, index: number): Phase | string {
  const plannedOn = dayOf(row['Project Phase Planned End Date'] ?? '')
  const budgetCents = centsIn(row['Project Budget Amount'] ?? '')
  if (plannedOn === undefined) return 'no day'
  if (budgetCents === undefined) return 'no number'
  if (budgetCents === 0) return 'nothing'
  const title = `${row['Project School Name']}: ${row['Project Description']}`.slice(0, 500)
  const endedOn = dayOf(row['Project Phase Actual End Date'] ?? '') ?? null
  return {
    row: index,
    title,
    phase: row['Project Phase Name'] ?? '',
    program: (row['Project Type '] ?? '').trim(),
    startedOn: dayOf(row['Project Phase Actual Start Date'] ?? '') ?? null,
    plannedOn,
    endedOn,
    budgetCents,
    spentCents: centsIn(row['Total Phase Actual Spending Amount'] ?? '') ?? null,
  }
}

function dayOf(text: string): string | undefined {
  const [, month = '', date = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  return year && `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

function centsIn(text: string): number | undefined {
  const bare = text.trim().replace(/^\$/, '').replaceAll(',', '')
  return /^\d+(\.\d+)?$/.test(bare) ? centsOfDollars(bare) : undefined
}
