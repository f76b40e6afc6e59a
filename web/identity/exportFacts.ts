import type { Language } from '@prumo/contracts/identity/signUpChoices'
import { saveFile } from '../platform/saveFile'
import { type TableFormat, tableFile } from '../platform/tables/tableFile'

type Manner = { format: TableFormat; name: string; language: Language }

/** Saves facts as a file: their names above, what they are below. */
export async function exportFacts(
  facts: readonly (readonly [string, string])[],
  { format, name, language }: Manner,
): Promise<void> {
  const headers = facts.map(([fact]) => fact)
  const row = facts.map(([, value]) => value)
  saveFile(`${name}.${format}`, await tableFile(format, { name, headers, rows: [row] }, language))
}
