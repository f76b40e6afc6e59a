const candidates = [',', ';', '\t', '|']
const looksAt = 20

/**
 * What parts the cells: the sign that stands outside of quotes equally often in most of the first records. A sign of
 * the first record goes before others, unless no record is like that one: then it is a banner.
 */
export function detectDelimiter(text: string): string {
  const records = countsInRecords(text)
  const countOf = (sign: string) => (counts: Map<string, number>) => counts.get(sign) ?? 0
  const score = (sign: string, count: number) =>
    count === 0 ? 0 : records.map(countOf(sign)).filter((each) => each === count).length * 1000 + count
  const inFirst = (sign: string) => score(sign, records.slice(0, 1).map(countOf(sign))[0] ?? 0)
  const anywhere = (sign: string) => Math.max(...records.map((counts) => score(sign, countOf(sign)(counts))))
  const best = (scoreOf: (sign: string) => number) =>
    candidates.reduce((leading, sign) => (scoreOf(sign) > scoreOf(leading) ? sign : leading))
  const first = best(inFirst)
  return records.length < 3 || inFirst(first) >= 2000 ? first : best(anywhere)
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
