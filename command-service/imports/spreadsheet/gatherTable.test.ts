import fc from 'fast-check'
import { expect, it } from 'vitest'
import { growth } from '../../../test/given/growth'
import { readCsv } from './csv/readCsv'
import { gatherTable } from './gatherTable'
import { sheetLimits } from './sheetLimits'

const read = (text: string) => readCsv(Buffer.from(text))
const texts = (text: string) => read(text).rows.map((row) => row.map((cell) => cell.text))
const refused = (reason: string, details = {}) => expect.objectContaining({ reason, details })

it('IMP-01 leaves out columns that have neither a name nor a value', () => {
  expect(read('a,,b\n1,,2\n').header).toEqual(['a', 'b'])
  expect(texts(',a,,b\n,1,,2\n')).toEqual([['1', '2']])
})

it('IMP-01 calls a column with values and without a name by its letter', () => {
  expect(read(',a,b\n0,1,2\n')).toMatchObject({ header: ['A', 'a', 'b'], rows: [[{ text: '0' }, {}, {}]] })
  expect(read('a,,c\n1,,3\n1,2,3\n').header).toEqual(['a', 'B', 'c'])
  expect(read(`${'a,'.repeat(27)},z\n${'1,'.repeat(28)}2\n`).header.slice(-2)).toEqual(['AB', 'z'])
})

it('IMP-01 gives every column with content a name of its own, and leaves names that are their own as they are', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Valor', 'Valor (2)', 'valor', '', 'B', 'A (2)'), { minLength: 1, maxLength: 9 }),
      (names) => {
        const { header, rows } = read(`${names.join(',')},fim\n${names.map((_, at) => at).join(',')},x\n`)
        expect(new Set(header).size).toBe(names.length + 1)
        names.forEach((name, at) => {
          if (name !== '' && names.indexOf(name) === at) expect(header[at]).toBe(name)
        })
        expect(rows[0]?.map(({ text }) => text)).toEqual([...names.map((_, at) => String(at)), 'x'])
      },
    ),
  ))

it('IMP-01 reads the header in the row that is chosen, and no row above it', () => {
  const text = 'Relatório de obras\nEmitido em 01/02/2027\n\nTarefa;Etapa\nLaje;Fazer\n'
  expect(readCsv(Buffer.from(text), 4)).toMatchObject({
    header: ['Tarefa', 'Etapa'],
    headerRow: 4,
    delimiter: ';',
    rows: [[{ text: 'Laje' }, { text: 'Fazer' }]],
    rowNumbers: [5],
  })
  expect(read(text)).toMatchObject({ headerRow: 1, header: ['Relatório de obras'] })
  for (const row of [3, 6, 1_000_000])
    expect(() => readCsv(Buffer.from(text), row)).toThrow(refused('import.headerMissing', { row }))
})

it.each([
  ['sep=;', ';'],
  ['SEP=|', '|'],
  ['"sep=\t"', '\t'],
  ['sep=,', ','],
])('IMP-01 takes the first line %s as a hint and not as a row', (line, sign) => {
  const sheet = read(`\ufeff${line}\r\na${sign}b,c;d\r\n1${sign}2\r\n`)
  expect([sheet.delimiter, sheet.headerRow, sheet.rowNumbers, sheet.header[0]]).toEqual([sign, 1, [2], 'a'])
})

it('IMP-01 takes no other line for such a hint', () => {
  expect(read('a;b\nsep=;\n').rows).toHaveLength(1)
  expect(read('sep=x\n1\n').header).toEqual(['sep=x'])
})

it('IMP-01 fills short rows up, and shows by one cell that a row is too long', () =>
  expect(texts('a,b\n1\n1,2,3,4,5\n1,2,,,\n')).toEqual([
    ['1', ''],
    ['1', '2', '3'],
    ['1', '2'],
  ]))

it('IMP-01 numbers rows as a spreadsheet program does', () =>
  expect(read('\na\n1\n\n"2\n2"\n3\n').rowNumbers).toEqual([3, 5, 6]))

it.each(['__proto__', 'constructor', 'prototype', 'toString'])('IMP-04 accepts a column with the name %s', (name) => {
  expect(read(`${name},b\n1,2\n`)).toMatchObject({ header: [name, 'b'], rows: [[{ text: '1' }, { text: '2' }]] })
  expect(({} as Record<string, unknown>).b).toBeUndefined()
})

it.each([
  '=1+1',
  '＝1+1',
  '@SUM(A1)',
  '+SUM(A1)',
  '-1+SUM(A1)',
  "+cmd|' /C calc'!A0",
  "@cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
])('IMP-04 %s is a formula', (text) => expect(read(`a\n"${text}"\n`).rows[0]?.[0]?.formula).toBe(true))

it.each(['-12,5', '+55 (31) 99988-1234', '- fazer (urgente)', '- Atenção! já', '@joao', '-', '1=1', 'a|b!c'])(
  'IMP-04 %s is no formula',
  (text) => expect(read(`a\n"${text}"\n`).rows).toEqual([[{ text }]]),
)

it('IMP-04 stops at the limits while it gathers', () => {
  const { add } = gatherTable()
  for (let number = 1; number <= sheetLimits.rows + 1; number++) add({ number, cells: [{ text: 'a' }] })
  expect(() => add({ number: 5002, cells: [{ text: 'a' }] })).toThrow(refused('import.tooManyRows', { limit: 5000 }))
  add({ number: 5003, cells: [{ text: ' ' }] })
})

it('IMP-04 a long cell is read only once', () => {
  const readLong = (length: number) => {
    for (const cell of [`x${' '.repeat(length)}y`, `+${' '.repeat(length)}y`, '+('.repeat(length), '-|'.repeat(length)])
      read(`a\n${cell}\n`)
  }
  expect(growth(readLong, 25_000)).toBeLessThan(9)
})
