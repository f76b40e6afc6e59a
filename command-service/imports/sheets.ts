import { Refused } from '@prumo/platform/errors'
import { LRUCache } from 'lru-cache'
import { readSpreadsheet, type Sheet } from './spreadsheet/readSpreadsheet'
import { SpreadsheetRefused } from './spreadsheet/spreadsheetRefused'
import type { Upload } from './uploads'

/** The table of an upload, by the row of its header. What cannot be read is refused with its reason. */
export type Sheets = { of(upload: Pick<Upload, 'uploadId' | 'content'>, headerRow?: number): Promise<Sheet> }
type Work = { content: Buffer; headerRow: number | undefined }

/** The memory of all tables that are kept, so that uploads cannot fill that of the server. In bytes, roughly. */
const mostBytes = 64 * 1024 * 1024
const cellBytes = 96
const keptMs = 15 * 60_000

/** Parses each upload once, so that upload, rehearsal and import use the same table. Few tables are kept. */
export function openSheets(): Sheets {
  const sheets = new LRUCache<string, Sheet, Work>({
    maxSize: mostBytes,
    sizeCalculation: bytesOf,
    ttl: keptMs,
    // Nothing of an upload stays in memory for long, whether or not somebody looks at it again.
    ttlAutopurge: true,
    ignoreFetchAbort: true,
    fetchMethod: (_, __, { context }) => sheetIn(context),
  })
  return {
    of: ({ uploadId, content }, headerRow) =>
      sheets.forceFetch(`${uploadId} ${headerRow ?? ''}`, { context: { content, headerRow } }),
  }
}

function bytesOf({ header, rows }: Sheet): number {
  const texts = [...header, ...rows.flatMap((cells) => cells.map(({ text }) => text))]
  return texts.reduce((bytes, text) => bytes + cellBytes + 2 * text.length, 0)
}

async function sheetIn({ content, headerRow }: Work): Promise<Sheet> {
  try {
    return await readSpreadsheet(content, headerRow)
  } catch (error) {
    if (error instanceof SpreadsheetRefused) throw new Refused(error.reason, error.details)
    throw error
  }
}
