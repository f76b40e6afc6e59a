import { parentPort, workerData } from 'node:worker_threads'
import { readCsv } from './csv/readCsv'
import type { kindOf } from './kindOf'
import { readWorkbook } from './readWorkbook'
import { SpreadsheetRefused } from './spreadsheetRefused'

type Work = { kind: ReturnType<typeof kindOf>; content: Uint8Array; headerRow?: number }
const { kind, content, headerRow } = workerData as Work

try {
  const sheet = kind === 'csv' ? readCsv(content, headerRow) : await readWorkbook(Buffer.from(content), headerRow)
  parentPort?.postMessage({ sheet })
} catch (error) {
  if (!(error instanceof SpreadsheetRefused)) throw error
  parentPort?.postMessage({ refused: { reason: error.reason, details: error.details } })
}
