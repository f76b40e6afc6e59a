import { z } from 'zod'
import { callsOf } from '../call'
import { id, line } from '../values'
import { headerRow, importFormats, importMapping, importNeeds } from './imports'
import { cell, sheetShape } from './sheet'

const rehearsedRow = z.strictObject({
  row: z.int(),
  outcome: z.enum(['added', 'changed', 'unchanged', 'refused']),
  title: z.string(),
  reason: z.string().optional(),
  details: z.record(z.string(), z.string()).optional(),
})
/** What an import would do with a row. */
export type RehearsedRow = z.output<typeof rehearsedRow>

const upload = z.strictObject({
  ...sheetShape,
  uploadId: id,
  fileName: z.string(),
  rowCount: z.int(),
  /** The first rows. */
  rows: z.array(z.array(cell)),
  /** The first lines of the file as they are: one of them is its header. */
  firstLines: z.array(z.strictObject({ row: z.int(), cells: z.array(cell) })),
  /** The different values of each column that the workbook does not type itself, and numbers of eight digits. */
  columnTexts: z.array(z.array(z.string())),
})
/** A file as the server read it. */
export type Upload = z.output<typeof upload>

/** A task file is sent and rehearsed. The command StartImport then imports it. */
export const importCalls = callsOf({
  uploadSheet: {
    method: 'POST',
    path: '/rest/uploads',
    need: importNeeds.StartImport,
    cost: 'large',
    body: 'bytes',
    input: z.strictObject({ projectId: id, fileName: line(255) }),
    output: upload,
  },
  /** A file that was sent, read again with its header in another row. */
  readSheet: {
    method: 'GET',
    path: '/rest/uploads/:uploadId',
    need: importNeeds.StartImport,
    cost: 'large',
    inPath: z.strictObject({ uploadId: id }),
    input: z.strictObject({ projectId: id, headerRow: z.coerce.number().pipe(headerRow) }),
    output: upload,
  },
  rehearseImport: {
    method: 'POST',
    path: '/rest/uploads/:uploadId/rehearsal',
    need: importNeeds.StartImport,
    cost: 'large',
    body: 'json',
    inPath: z.strictObject({ uploadId: id }),
    input: z.strictObject({ projectId: id, mapping: importMapping, formats: importFormats }),
    output: z.strictObject({ rows: z.array(rehearsedRow) }),
  },
})
