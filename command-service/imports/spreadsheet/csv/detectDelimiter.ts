const candidates = [',', ';', '\t', '|']
const looksAt = 20

/** What parts the cells: the sign that stands outside of quotes equally often in the first records. */
export function detectDelimiter(text: string): string {
  const records = countsInRecords(text)
  const score = (sign: string) => {
    const first = records[0]?.get(sign) ?? 0
    const alike = records.filter((counts) => (counts.get(sign) ?? 0) === first).length
    return first === 0 ? 0 : alike * 1000 + first
  }
  return candidates.reduce((best, sign) => (score(sign) > score(best) ? sign : best))
}

function countsInRecords(text: string): Map<string, number>[] {
  const records: Map<string, number>[] = [new Map()]
  let quoted = false
  for (const char of text) {
    if (char === '"') quoted = !quoted
    if (quoted) continue
    const counts = records.at(-1)
    if (char === '\n') {
      if (records.length === looksAt) break
      records.push(new Map())
    } else if (candidates.includes(char)) counts?.set(char, (counts.get(char) ?? 0) + 1)
  }
  // Behind the last line break there is no record.
  return records.length > 1 && records.at(-1)?.size === 0 ? records.slice(0, -1) : records
}
