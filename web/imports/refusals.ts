import { byteOrderMark, type CsvSeparator, csvLine } from '@prumo/contracts/formats/csvLine'

/** A row that is refused. The title is there as long as the file is. */
export type Refusal = { row: number; reason: string; details: Record<string, string>; title?: string }

/** How often each reason refuses a row in each column, the most frequent first, with a row as an example. */
export function countedRefusals(refusals: readonly Refusal[]): { key: string; count: number; example: Refusal }[] {
  const counts = new Map<string, { count: number; example: Refusal }>()
  for (const refusal of refusals) {
    const key = `${refusal.reason} ${refusal.details.column ?? ''}`
    const counted = counts.get(key)
    counts.set(key, { count: (counted?.count ?? 0) + 1, example: counted?.example ?? refusal })
  }
  return [...counts].map(([key, counted]) => ({ key, ...counted })).sort((first, second) => second.count - first.count)
}

type Words = { headers: readonly [row: string, title: string, column: string, value: string, reason: string] }
type Manner = Words & { separator: CsvSeparator; reasonOf: (refusal: Refusal) => string }

/** The refused rows as a CSV file, each with its reason in words. A column that says nothing is left out. */
export function refusalsFile(refusals: readonly Refusal[], { headers, separator, reasonOf }: Manner): string {
  const records = refusals.map((refusal) => [
    String(refusal.row),
    refusal.title ?? '',
    refusal.details.column ?? '',
    refusal.details.value ?? '',
    reasonOf(refusal),
  ])
  const used = headers.flatMap((_, column) => (records.some((record) => record[column] !== '') ? [column] : []))
  const line = (cells: readonly string[]) =>
    csvLine(
      used.map((column) => cells[column] ?? ''),
      separator,
    )
  return byteOrderMark + [headers, ...records].map(line).join('')
}
