import type { RowResult } from './importTasks'

type SendReport = (fromRow: number, toRow: number, results: RowResult[]) => Promise<void>

/** Gathers results of rows and sends them on, `size` rows at a time. */
export function rowReports(size: number, send: SendReport) {
  let results: RowResult[] = []
  let count = 0
  let from = 0
  let to = -1
  const flush = async () => {
    if (count > 0) await send(from, to, results)
    results = []
    count = 0
  }
  return {
    flush,
    add: async (number: number, result: RowResult) => {
      if (count === 0) from = number
      to = number
      count++
      results.push(result)
      if (count >= size) await flush()
    },
  }
}

/** The counts of a report, and why rows were refused. */
export const countedResults = (results: readonly RowResult[]) => {
  const count = (outcome: RowResult['outcome']) => results.filter((result) => result.outcome === outcome).length
  return {
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    refusedRows: results.flatMap(({ row, outcome, reason, details }) =>
      outcome === 'refused' ? [{ row, reason: reason ?? '', details: withoutValue(details) }] : [],
    ),
  }
}

/** Reasons stay in the log for ever. A value may be somebody's name in a wrongly mapped column, so it is left out. */
const withoutValue = ({ value: _, ...details }: Record<string, string> = {}) => details
