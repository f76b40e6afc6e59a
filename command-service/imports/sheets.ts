import { openShares } from '@prumo/platform/concurrency/shares'
import { Refused } from '@prumo/platform/errors'
import { LRUCache } from 'lru-cache'
import { readSpreadsheet, type Sheet } from './spreadsheet/readSpreadsheet'
import { SpreadsheetRefused } from './spreadsheet/spreadsheetRefused'
import type { Upload } from './uploads'

type Read = Pick<Upload, 'uploadId' | 'content' | 'organizationId' | 'userId'>

export type Sheets = {
  /**
   * The table of an upload, by the row of its header. What cannot be read is refused with its reason. Files are read in
   * turns; who is `patient` waits for theirs without end.
   */
  of(upload: Read, headerRow?: number, patient?: 'patient'): Promise<Sheet>
  /** Does other work on a table in the same turns. */
  inTurn<Done>(who: Pick<Upload, 'organizationId' | 'userId'>, work: () => Promise<Done>): Promise<Done>
}
type Work = { upload: Read; headerRow: number | undefined; patient: 'patient' | undefined }

/** A parser may take much memory and time: few run at once, and of an organization one. */
const atOnce = 2
const ofOrganization = { eachAtOnce: 1, eachWaiting: 8, allAtOnce: 1, allWaiting: 40, longestWaitMs: 60_000 }

/** The memory of all tables that are kept, so that uploads cannot fill that of the server. In bytes, roughly. */
const mostBytes = 64 * 1024 * 1024
const cellBytes = 96
const keptMs = 15 * 60_000

/** Parses each upload once, so that upload, rehearsal and import use the same table. Few tables are kept. */
export function openSheets(): Sheets {
  const shares = openShares(atOnce, () => ofOrganization)
  const turnOf = ({ organizationId, userId }: Pick<Upload, 'organizationId' | 'userId'>) => ({
    line: organizationId,
    of: userId,
  })
  const read = async ({ upload, headerRow, patient }: Work) => {
    const leave = await shares.take(turnOf(upload), patient)
    return sheetIn(upload.content, headerRow).finally(leave)
  }
  const sheets = new LRUCache<string, Sheet, Work>({
    maxSize: mostBytes,
    sizeCalculation: bytesOf,
    ttl: keptMs,
    // Nothing of an upload stays in memory for long, whether or not somebody looks at it again.
    ttlAutopurge: true,
    ignoreFetchAbort: true,
    fetchMethod: (_, __, { context }) => read(context),
  })
  return {
    of: (upload, headerRow, patient) =>
      sheets.forceFetch(`${upload.uploadId} ${headerRow ?? ''}`, { context: { upload, headerRow, patient } }),
    inTurn: (who, work) => shares.run(turnOf(who), work),
  }
}

function bytesOf({ header, rows }: Sheet): number {
  const texts = [...header, ...rows.flatMap((cells) => cells.map(({ text }) => text))]
  return texts.reduce((bytes, text) => bytes + cellBytes + 2 * text.length, 0)
}

async function sheetIn(content: Buffer, headerRow: number | undefined): Promise<Sheet> {
  try {
    return await readSpreadsheet(content, headerRow)
  } catch (error) {
    if (error instanceof SpreadsheetRefused) throw new Refused(error.reason, error.details)
    throw error
  }
}
