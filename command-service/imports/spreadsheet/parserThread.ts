import { parentPort, workerData } from 'node:worker_threads'
import { readCsv } from './csv/readCsv'
import type { Sheet } from './sheet'
import { SpreadsheetRefused } from './spreadsheetRefused'
import { readXlsx } from './xlsx/readXlsx'

const { kind, content } = workerData as { kind: Sheet['kind']; content: Uint8Array }

try {
  parentPort?.postMessage({ sheet: kind === 'csv' ? readCsv(content) : await readXlsx(Buffer.from(content)) })
} catch (error) {
  if (!(error instanceof SpreadsheetRefused)) throw error
  parentPort?.postMessage({ refused: { reason: error.reason, details: error.details } })
}
