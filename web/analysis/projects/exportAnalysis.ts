import { saveFile } from '../../platform/saveFile'
import type { TableManner } from '../../tasks/useTableDownloads'
import type { AnalysedProject } from './analysedValue'
import { analysisTable } from './analysisTable'
import type { AnalysisWords } from './analysisWords'

type Manner = TableManner & { name: string; words: AnalysisWords }

/** Saves the projects in view with the chosen columns, as a file for a spreadsheet program. */
export async function exportAnalysis(
  projects: readonly AnalysedProject[],
  columns: readonly string[],
  { format, name, language, words }: Manner,
): Promise<void> {
  const { tableFile } = await import('../../platform/tables/tableFile')
  const table = { name, ...analysisTable(projects, columns, words) }
  saveFile(`${name}.${format}`, await tableFile(format, table, language))
}
