import { Refused } from '@prumo/platform/errors'
import { LRUCache } from 'lru-cache'
import { readSpreadsheet, type Sheet } from './spreadsheet/readSpreadsheet'
import { SpreadsheetRefused } from './spreadsheet/spreadsheetRefused'
import type { Upload } from './uploads'

/** The table of an upload. What cannot be read is refused with its reason. */
export type Sheets = { of(upload: Pick<Upload, 'uploadId' | 'content'>): Promise<Sheet> }

/** Tables are large: few are kept, for as long as a person looks at one. */
const kept = { max: 8, ttl: 15 * 60_000 }

/** Parses each upload once, so that upload, rehearsal and import use the same table. */
export function openSheets(): Sheets {
  const reading = new LRUCache<string, Promise<Sheet>>(kept)
  return {
    of: ({ uploadId, content }) => {
      const before = reading.get(uploadId)
      if (before) return before
      const sheet = sheetIn(content)
      reading.set(uploadId, sheet)
      sheet.catch(() => reading.delete(uploadId))
      return sheet
    },
  }
}

async function sheetIn(content: Buffer): Promise<Sheet> {
  try {
    return await readSpreadsheet(content)
  } catch (error) {
    if (error instanceof SpreadsheetRefused) throw new Refused(error.reason, error.details)
    throw error
  }
}
