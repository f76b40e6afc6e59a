import { saveFile } from '../../platform/saveFile'
import type { TableCell } from '../../platform/tables/tableCell'
import type { TableManner } from '../../tasks/useTableDownloads'

type Manner = TableManner & { name: string }
/** What is in view, as a table of a file. */
export type AnalysisFile = { headers: string[]; rows: TableCell[][] }

/** Saves what is in view as a file for a spreadsheet program. */
export async function exportAnalysis(file: AnalysisFile, { format, name, language }: Manner): Promise<void> {
  const { tableFile } = await import('../../platform/tables/tableFile')
  saveFile(`${name}.${format}`, await tableFile(format, { name, ...file }, language))
}
