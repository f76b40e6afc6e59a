import { parentPort, workerData } from 'node:worker_threads'
import { readCsv } from './csv/readCsv'
import type { Sheet } from './sheet'
import { SpreadsheetRefused } from './spreadsheetRefused'
import { readXlsx } from './xlsx/readXlsx'

type Work = { kind: Sheet['kind']; content: Uint8Array; headerRow?: number }
const { kind, content, headerRow } = workerData as Work

try {
  const sheet = kind === 'csv' ? readCsv(content, headerRow) : await readXlsx(Buffer.from(content), headerRow)
  parentPort?.postMessage({ sheet })
} catch (error) {
  if (!(error instanceof SpreadsheetRefused)) throw error
  parentPort?.postMessage({ refused: { reason: error.reason, details: error.details } })
}
