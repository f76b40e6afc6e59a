import { Worker } from 'node:worker_threads'
import { kindOf } from './kindOf'
import type { Sheet } from './sheet'
import { sheetLimits } from './sheetLimits'
import { type SpreadsheetRefusal, SpreadsheetRefused } from './spreadsheetRefused'

export type { Cell, Sheet } from './sheet'

type Outcome = { sheet: Sheet } | { refused: { reason: SpreadsheetRefusal; details: Record<string, unknown> } }

const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
const parserThread = new URL('./parserThread.ts', import.meta.url).href

/**
 * Reads the table of a CSV, XLSX or ODS file. A thread with limits on memory and time parses it, so no file can stop
 * the server. Whoever calls sees to it that few are read at once. The header stands in the row `headerRow`, or else in
 * the first one with content. Rejects with `SpreadsheetRefused` if there is no readable table.
 */
export async function readSpreadsheet(
  content: Buffer,
  headerRow?: number,
  parseMs = sheetLimits.parseMs,
): Promise<Sheet> {
  if (content.length > sheetLimits.bytes)
    throw new SpreadsheetRefused('import.fileTooLarge', { limit: sheetLimits.bytes })
  const outcome = await parsed({ kind: kindOf(content), content: new Uint8Array(content), headerRow }, parseMs)
  if ('refused' in outcome) throw new SpreadsheetRefused(outcome.refused.reason, outcome.refused.details)
  return outcome.sheet
}

type Work = { kind: ReturnType<typeof kindOf>; content: Uint8Array; headerRow: number | undefined }

function parsed(work: Work, parseMs: number): Promise<Outcome> {
  const worker = new Worker(new URL('./typescriptThread.mjs', import.meta.url), {
    execArgv: [],
    resourceLimits: memory,
    workerData: { module: parserThread, ...work },
  })
  return new Promise<Outcome>((resolve, reject) => {
    const late = setTimeout(() => resolve({ refused: { reason: 'import.parserTimeout', details: {} } }), parseMs)
    const settle = (then: () => void) => {
      clearTimeout(late)
      then()
    }
    worker.once('message', (outcome: Outcome) => settle(() => resolve(outcome)))
    worker.once('error', (error: NodeJS.ErrnoException) =>
      settle(() =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? resolve({ refused: { reason: 'import.zipBomb', details: {} } })
          : reject(error),
      ),
    )
    worker.once('exit', () => settle(() => resolve({ refused: { reason: 'import.workbookCorrupt', details: {} } })))
  }).finally(() => worker.terminate())
}
