import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvLine } from './csvLine'

it.each(['=1+1', '+A1', '-A1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u00a0=1', '＝1', '\n=1'])(
  'AUD-02 shows %j instead of computing it',
  (text) => expect(parse(csvLine([text]))).toEqual([[`'${text}`]]),
)

it('AUD-02 leaves numbers and plain text as they are', () =>
  expect(csvLine(['-12.5', '3', 'a b', 'ação', 'a,"b"\nc'])).toBe('-12.5,3,a b,ação,"a,""b""\nc"\r\n'))

it('AUD-02 every record comes back as it was, but for the mark', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 6 }), (cells) => {
      const [back] = parse(csvLine(cells), { relax_column_count: true }) as string[][]
      expect(back?.map((cell, index) => (cell === `'${cells[index]}` ? cells[index] : cell))).toEqual(cells)
    }),
  )
})

it('AUD-02 parts cells as spreadsheet programs set to Portuguese expect it', () =>
  expect(csvLine(['a', 'b;c'], ';')).toBe('a;"b;c"\r\n'))
