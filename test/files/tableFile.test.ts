import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readWorkbook } from '../../command-service/imports/spreadsheet/readWorkbook'
import { unzip } from '../../command-service/imports/spreadsheet/unzip'
import { tableFile } from '../../web/platform/tables/tableFile'
import { times } from '../run/length'

const headers = ['Título', 'Início', 'Progresso', 'Horas']
const rowOf = (title: string) => [title, { day: '2027-01-13' }, { percent: 45 }, { number: -1.5 }]
const table = (...titles: string[]) => ({ name: 'Tarefas: [2027]', headers, rows: titles.map(rowOf) })
const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer())

it('a workbook has days, shares and numbers as such, and texts that nothing computes', async () => {
  const sheet = await readWorkbook(await bytesOf(await tableFile('xlsx', table('=1+1 <&> "Laje"'), 'pt-BR')))
  expect(sheet).toMatchObject({ kind: 'xlsx', header: headers, rowNumbers: [2] })
  expect(sheet.rows[0]).toMatchObject([
    { text: '=1+1 <&> "Laje"' },
    { date: '2027-01-13' },
    { text: '45%', number: 0.45 },
    { number: -1.5 },
  ])
})

it('FIN-14 an amount is a number in a workbook, and written with all its cents in CSV', async () => {
  const amounts = { name: 'Lançamentos', headers: ['Valor', 'Saldo'], rows: [[{ cents: 123_450 }, { cents: -46_000 }]] }
  const sheet = await readWorkbook(await bytesOf(await tableFile('xlsx', amounts, 'pt-BR')))
  expect(sheet.rows[0]?.map((cell) => cell?.number)).toEqual([1234.5, -460])
  for (const [language, delimiter, written] of [
    ['pt-BR', ';', ['1234,50', '-460,00']],
    ['en', ',', ['1234.50', '-460.00']],
  ] as const) {
    const text = (await bytesOf(await tableFile('csv', amounts, language))).toString()
    expect(parse(text, { delimiter, bom: true })[1]).toEqual(written)
  }
})

it.each(['0001-01-01', '1899-12-31', '1900-01-01', '1900-02-28', '1900-03-01', '2026-11-29', '9999-12-31'])(
  'the day %s comes back from a workbook as it was',
  async (day) => {
    const days = { name: 'Dias', headers: ['Título', 'Dia'], rows: [['Laje', { day }]] }
    const sheet = await readWorkbook(await bytesOf(await tableFile('xlsx', days, 'pt-BR')))
    expect(sheet.rows[0]?.[1]?.text).toBe(day)
  },
)

it('every text comes back from a workbook as it was', () =>
  fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('_x0041_', 'a_x000D_b', '_x005F_', '\u000b', 'a\r\nb', '\uFFFD', '\u007f\u0090'),
      ),
      async (text) => {
        // No text has them: the sixty-six code points that Unicode keeps from ever being characters.
        fc.pre(!/[\0\p{Noncharacter_Code_Point}]/u.test(text))
        const sheet = await readWorkbook(await bytesOf(await tableFile('xlsx', table(`a${text}b`), 'en')))
        expect(sheet.rows[0]?.[0]?.text).toBe(`a${text}b`)
      },
    ),
    { numRuns: times(300, 3000) },
  ))

it.each([
  ['pt-BR', ';', ['13/01/2027', '45%', '-1,5']],
  ['en', ',', ['01/13/2027', '45%', '-1.5']],
] as const)('SES-11 a CSV file is written as readers of %s write', async (language, delimiter, meant) => {
  const text = (await bytesOf(await tableFile('csv', table('=1;=2'), language))).toString()
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(parse(text, { delimiter, bom: true })).toEqual([headers, ["'=1;'=2", ...meant]])
})

it('the columns of a workbook are as wide as what they show, and no wider than a screen takes', async () => {
  const rows = [
    ['Laje', { day: '2027-01-13' }, { cents: -123_456_789_00 }, { percent: 100 }, 'x'.repeat(900)],
    ['Fundação e estrutura', { day: '1899-01-13' }, { cents: 5 }, { percent: 5 }, ''],
  ]
  const titles = ['Título', 'Dia', 'Valor', '%', 'Nota']
  const { columns } = await sheetIn(await bytesOf(await tableFile('xlsx', { name: 'A', headers: titles, rows }, 'en')))
  const [title = 0, day = 0, amount = 0, share = 0, note = 0] = columns
  expect(columns).toHaveLength(5)
  expect(title).toBeGreaterThan('Fundação e estrutura'.length)
  expect(day).toBeGreaterThan('13/01/2027'.length)
  expect(amount).toBeGreaterThan('-123.456.789,00'.length)
  expect(share).toBeLessThan(day)
  expect(note).toBe(60)
})

/** The widths of the columns of the first sheet. */
async function sheetIn(workbook: Buffer): Promise<{ columns: number[] }> {
  const xml = (await unzip(workbook)).get('xl/worksheets/sheet1.xml')?.toString() ?? ''
  return { columns: [...xml.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width)) }
}
