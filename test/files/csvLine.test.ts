import { csvLine, csvSeparators } from '@prumo/contracts/formats/csvLine'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { growth } from '../given/growth'
import { times } from '../run/length'

it.each(['=1+1', '+A1', '-A1', '@SUM(A1)', ' =1', '\u00a0=1', '＝1'])(
  'AUD-02 shows %j instead of computing it',
  (text) => expect(parse(csvLine([text]))).toEqual([[`'${text}`]]),
)

it.each([
  [';=1+1;', ";'=1+1;"],
  [',=1+1,', ",'=1+1,"],
  ['a\t @A1', "a\t '@A1"],
  ['a|"=1"', 'a|"\'=1"'],
  ['a\n- b', "a\n'- b"],
  ['\t=1', "'\t'=1"],
  ['a;\tb', "a;'\tb"],
])('AUD-02 marks what begins behind a sign in the middle of %j', (text, meant) =>
  expect(parse(csvLine([text]))).toEqual([[meant]]),
)

it('AUD-02 leaves numbers and plain text as they are', () =>
  expect(csvLine(['3', '-12.5', '-12,5', 'a b', 'ação', 'a,"b"\nc', 'a - b; c = d'])).toBe(
    '3,-12.5,"-12,5",a b,ação,"a,""b""\nc","a - b; c = d"\r\n',
  ))

/** Texts with the signs that matter more often than chance has them. */
const pieces = fc.constantFrom(
  ',',
  ';',
  '\t',
  '|',
  '\n',
  '\r',
  '"',
  "'",
  ' ',
  '\u00a0',
  '=',
  '+',
  '-',
  '@',
  '＝',
  '1',
  'a',
)
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 12 }).map((found) => found.join('')),
)
const cellsOf = fc.array(text, { minLength: 2, maxLength: 6 })

it('AUD-02 marks a negative number that begins a line, for what follows could be read as part of it', () =>
  expect(csvLine(['-1', '5*A1'])).toBe("'-1,5*A1\r\n"))

it('AUD-02 every record comes back as it was, but for the marks', () => {
  const unmarked = (cell: string) => cell.replaceAll("'", '')
  fc.assert(
    fc.property(cellsOf, (cells) => {
      const [back] = parse(csvLine(cells), { relax_column_count: true }) as string[][]
      expect(back?.map(unmarked)).toEqual(cells.map(unmarked))
      for (const [index, cell] of (back ?? []).entries())
        if (!/[=+\-@＝＋－＠\t\r\n]/.test(cell)) expect(cell).toBe(cells[index])
    }),
    { numRuns: times(2000, 20_000) },
  )
})

it('AUD-02 no program reads a cell that begins as a formula, by whatever sign it parts cells', () => {
  const isNumber = (cell: string) => /^-?\d+([.,]\d+)?$/.test(cell.trim())
  const reads = (content: string, delimiter: string) => [
    ...(parse(content, { delimiter, relax_column_count: true, relax_quotes: true, quote: null }) as string[][]),
    ...readWithQuotes(content, delimiter),
  ]
  fc.assert(
    fc.property(fc.array(cellsOf, { minLength: 1, maxLength: 3 }), fc.constantFrom(...csvSeparators), (rows, sign) => {
      const content = rows.map((cells) => csvLine(cells, sign)).join('')
      for (const delimiter of [',', ';', '\t', '|'])
        for (const cell of reads(content, delimiter).flat())
          if (!isNumber(cell))
            expect(cell, JSON.stringify([content, delimiter])).not.toMatch(
              /^[\s"\u00a0]*[=+\-@＝＋－＠]|^(?:\t|\r(?!\n))[\s"]*[^\s"]/,
            )
    }),
    { numRuns: times(2000, 20_000) },
  )
})

/** A program may also give up where quotes are not as it expects them. */
function readWithQuotes(content: string, delimiter: string): string[][] {
  try {
    return parse(content, { delimiter, relax_column_count: true, relax_quotes: true })
  } catch {
    return []
  }
}

it('AUD-02 a long text is looked at only once', () => {
  const write = (length: number) => {
    for (const sign of [';', '; ', ';"', '\t', '=', ';=']) csvLine([sign.repeat(length), `;${' '.repeat(length)}x=`])
  }
  expect(growth(write, 50_000)).toBeLessThan(9)
})

it('AUD-02 parts cells as spreadsheet programs set to Portuguese expect it', () =>
  expect(csvLine(['a', 'b;c'], ';')).toBe('a;"b;c"\r\n'))
