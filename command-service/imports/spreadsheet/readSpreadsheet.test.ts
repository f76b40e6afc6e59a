import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sharedData } from '../../../test/files/sharedData'
import { workbookOf } from '../../../test/files/workbookOf'
import { zipOf } from '../../../test/files/zipOf'
import { detectDelimiter } from './csv/detectDelimiter'
import { eachRecord } from './csv/readCsv'
import { type Cell, readSpreadsheet, type Sheet } from './readSpreadsheet'

const spectrum = sharedData('imports_awkward/csv-spectrum')
const brazilian = sharedData('imports_br')
const plans = sharedData('schedules_msproject')
const csv = (text: string) => readSpreadsheet(Buffer.from(text))
const texts = (rows: readonly (readonly { text: string }[])[]) => rows.map((row) => row.map(({ text }) => text))
const refusal = (content: Buffer, parseMs?: number) =>
  readSpreadsheet(content, undefined, parseMs).then(
    () => 'read',
    (error) => error.reason ?? error,
  )

it('IMP-01 reads all of csv-spectrum as its authors mean it', ({ skip }) => {
  skip(spectrum.absent, spectrum.reason)
  const names = readdirSync(`${spectrum.path}/csvs`).map((file) => file.replace('.csv', ''))
  expect(names).toHaveLength(12)
  for (const name of names) {
    const text = readFileSync(`${spectrum.path}/csvs/${name}.csv`, 'utf8')
    // Some copies of these files have lost the line ends that they are named for.
    const meantText = name.endsWith('_crlf') ? text.replace(/\r?\n/g, '\r\n') : text
    const records: string[][] = []
    eachRecord(meantText, detectDelimiter(meantText), (texts) => records.push(texts))
    const [header = [], ...rows] = records
    const objects = rows.map((row) => Object.fromEntries(header.map((key, index) => [key, row[index]])))
    const meant = [JSON.parse(readFileSync(`${spectrum.path}/json/${name}.json`, 'utf8'))].flat()
    // Its authors blanked out the phone number in the JSON of this one, and not in the CSV.
    if (name === 'location_coordinates') meant[0]['Contact Phone Number'] = '2095257564'
    expect(objects, name).toEqual(meant)
  }
})

it.for([
  ['cgu_orcamento_2024_first_300_latin1.csv', 'iso-8859-1', ';', 26, 300, 'CÓDIGO ÓRGÃO SUPERIOR'],
  ['mg_compras_bom_semicolon.csv', 'utf-8', ';', 19, 484, 'Data de Cadastramento do Processo'],
  ['mg_dicionario_dados.csv', 'utf-8', ',', 5, 32, 'Campo'],
  ['obrasgov_df_first_120.csv', 'utf-8', ',', 31, 120, 'nome'],
] as const)(
  'IMP-01 reads %s as %s separated by %s',
  async ([file, encoding, delimiter, columns, rows, second], { skip }) => {
    skip(brazilian.absent, brazilian.reason)
    const sheet = await readSpreadsheet(readFileSync(`${brazilian.path}/${file}`))
    expect(sheet).toMatchObject({ kind: 'csv', encoding, delimiter })
    expect([sheet.header.length, sheet.rows.length, sheet.header[1]]).toEqual([columns, rows, second])
    expect(sheet.rows.every((row) => row.length <= columns)).toBe(true)
  },
)

it('IMP-01 reads dates, percents, accents and computed cells of a real workbook', async ({ skip }) => {
  skip(brazilian.absent, brazilian.reason)
  const sheet = await readSpreadsheet(readFileSync(`${brazilian.path}/rows_all-field-types.xlsx`))
  expect(sheet.rowNumbers[0]).toBe(5)
  expect(sheet.rows[1]?.[0]?.formula).toBe(true)
  expect(sheet.rows[1]?.slice(1)).toEqual([
    { text: '2', number: 2 },
    { text: '1.234', number: 1.234 },
    { text: '1.234', number: 1.234 },
    { text: '11.69%', number: 0.1169 },
    { text: '1999-02-03', date: '1999-02-03' },
    { text: '1999-02-03 00:01:02', date: '1999-02-03' },
    { text: 'àáãâä¹²³' },
  ])
})

it('IMP-01 the same real table gives the same values from ODS and from XLSX', async ({ skip }) => {
  skip(brazilian.absent, brazilian.reason)
  const read = (kind: string) => readSpreadsheet(readFileSync(`${brazilian.path}/rows_all-field-types.${kind}`))
  const [ods, xlsx] = [await read('ods'), await read('xlsx')]
  const uncomputed = ({ formula: _, ...cell }: Cell) => cell
  const rowsOf = (sheet: Sheet) => sheet.rows.map((row) => row.slice(1).map(uncomputed))
  expect([ods.kind, ods.header, ods.rowNumbers]).toEqual(['ods', xlsx.header, xlsx.rowNumbers.map((row) => row + 1)])
  expect(rowsOf(ods)).toEqual(rowsOf(xlsx))
})

it('IMP-01 reads percents as shares, and a text among them as text', async ({ skip }) => {
  skip(brazilian.absent, brazilian.reason)
  const sheet = await readSpreadsheet(readFileSync(`${brazilian.path}/rows_text_in_percent_cell.xlsx`))
  expect([sheet.header, sheet.rowNumbers]).toEqual([
    ['bla', 'bla with text'],
    [2, 3, 4, 5, 6, 7],
  ])
  const share = (text: string, number: number) => [
    { text, number },
    { text, number },
  ]
  expect(sheet.rows).toEqual([
    share('100%', 1),
    share('23.2%', 0.232),
    share('1%', 0.01),
    share('10%', 0.1),
    share('100%', 1),
    [{ text: '' }, { text: 'text' }],
  ])
})

it('IMP-04 refuses the kinds of files that it does not read, by their content', async ({ skip }) => {
  skip(brazilian.absent, brazilian.reason)
  for (const file of ['rows_all-field-types.xls', 'rows_empty-date.xls'])
    expect(await refusal(readFileSync(`${brazilian.path}/${file}`)), file).toBe('import.workbookTooOld')
})

it('IMP-04 names MS Project where somebody sends one of its files', async ({ skip }) => {
  skip(plans.absent, plans.reason)
  const files = readdirSync(plans.path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.xml'))
  expect(files.length).toBeGreaterThan(2)
  for (const file of files)
    expect(await refusal(readFileSync(`${plans.path}/${file}`)), file).toBe('import.projectFile')
})

it('IMP-01 the same table gives the same values from CSV and from XLSX', async () => {
  const row = (number: number, title: string) =>
    `<row r="${number}"><c r="A${number}" t="inlineStr"><is><t>${title}</t></is></c><c r="B${number}" s="1"><v>45352</v></c></row>`
  const workbook = await readSpreadsheet(
    workbookOf(`<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="str"><v>Início</v></c></row>${row(3, 'Fundação')}`),
  )
  const text = await csv('\ufeffTítulo;Início\r\n\r\nFundação;2024-03-01\r\n')
  expect(workbook.header).toEqual(text.header)
  expect(texts(workbook.rows)).toEqual(texts(text.rows))
  expect([workbook.rowNumbers, workbook.rows[0]?.[1]?.date]).toEqual([[3], '2024-03-01'])
})

it('IMP-01 puts texts together from their runs, and counts days from 1904 where the workbook does', async () => {
  const rows =
    '<row r="1"><c t="s"><v>0</v></c><c t="str"><v>Dia</v></c></row><row r="2"><c t="s"><v>1</v></c><c s="1"><v>0</v></c></row>'
  const sheet = await readSpreadsheet(workbookOf(rows, { from1904: true }))
  expect(sheet.rows[0]).toEqual([{ text: 'Fundação' }, { text: '1904-01-01', date: '1904-01-01' }])
})

it.each([
  ['Windows-1252', Buffer.from([0x54, 0xed, 0x74, 0x0a, 0x93, 0x61, 0x94]), 'windows-1252', '“a”'],
  ['ISO-8859-1', Buffer.from([0x54, 0xed, 0x74, 0x0a, 0xe7, 0xe3, 0x6f]), 'iso-8859-1', 'ção'],
  ['UTF-8 without a mark', Buffer.from('Tít\nção'), 'utf-8', 'ção'],
  ['UTF-16', Buffer.from('\ufeffTít\nção', 'utf16le'), 'utf-16le', 'ção'],
])('IMP-01 reads %s', async (_, content, encoding, text) => {
  const sheet = await readSpreadsheet(content)
  expect([sheet.encoding, sheet.header[0], sheet.rows[0]?.[0]?.text]).toEqual([encoding, 'Tít', text])
})

it('IMP-01 keeps line breaks in cells and trims blanks, hard ones too', async () => {
  const sheet = await csv('Título\u00a0;Nota\n"a\nb"; c\u00a0\n')
  expect(sheet.header).toEqual(['Título', 'Nota'])
  expect(texts(sheet.rows)).toEqual([['a\nb', 'c']])
})

it('IMP-04 marks text that a spreadsheet program would compute, but no negative number or phone number', async () => {
  const sheet = await csv("a\n=1+1\n@SUM(A1)\n+cmd|' /C calc'!A0\n-12,5\n+55 31 99988\n")
  expect(sheet.rows.map(([cell]) => cell?.formula ?? false)).toEqual([true, true, true, false, false])
})

it('IMP-04 shows that a row has more cells than there are columns', async () =>
  expect((await csv('a,b\n1,2,3\n')).rows[0]).toHaveLength(3))

const containerOf = (part: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(part, 'utf16le')])
const xmlOf = (first: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${first}`)
const mspdi = '<?xml version="1.0"?><Project xmlns="http://schemas.microsoft.com/project"></Project>'
const line = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`).join(',')
it.each([
  ['nothing', Buffer.from(''), 'import.fileEmpty'],
  ['blank lines', Buffer.from('\n\n'), 'import.fileEmpty'],
  ['more than 1 MiB', Buffer.alloc(1024 * 1024 + 1, 'a'), 'import.fileTooLarge'],
  ['5,001 rows', Buffer.from(`a\n${'1\n'.repeat(5001)}`), 'import.tooManyRows'],
  ['101 columns', Buffer.from(`${line(101)}\n`), 'import.tooManyColumns'],
  ['500,000 columns', Buffer.from('a,'.repeat(500_000)), 'import.tooManyColumns'],
  ['1,001 cells in a row', Buffer.from(`a,b\n${line(1001)}\n`), 'import.tooManyColumns'],
  ['a quote that does not end', Buffer.from('a,b\n"1,2\n'), 'import.formatUnreadable'],
  ['bytes of no encoding', Buffer.from([0x61, 0x0a, 0x81]), 'import.encodingUnknown'],
  ['a NUL', Buffer.from('a\n\0'), 'import.kindUnsupported'],
  ['a page', Buffer.from('<html><table></table></html>'), 'import.kindUnsupported'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'import.kindUnsupported'],
  ['an old workbook', containerOf('Workbook'), 'import.workbookTooOld'],
  ['a workbook of Excel 95', containerOf('Book'), 'import.workbookTooOld'],
  ['a workbook with a password', containerOf('EncryptedPackage'), 'import.workbookProtected'],
  ['an old letter', containerOf('WordDocument'), 'import.kindUnsupported'],
  ['a plan of MS Project', containerOf('TBkndTask'), 'import.projectFile'],
  [
    'a plan of MS Project as XML',
    xmlOf('<Project xmlns="http://schemas.microsoft.com/project">'),
    'import.projectFile',
  ],
  ['the same behind a byte order mark', Buffer.from(`\ufeff${mspdi}`), 'import.projectFile'],
  ['the same in UTF-16', Buffer.from(`\ufeff${mspdi}`, 'utf16le'), 'import.projectFile'],
  ['the same in UTF-16, high bytes first', Buffer.from(`\ufeff${mspdi}`, 'utf16le').swap16(), 'import.projectFile'],
  ['a plan of P6', Buffer.from('ERMHDR\t20.12\t2026-03-02\n%T\tPROJECT\n'), 'import.projectFile'],
  [
    'a plan of P6 as XML',
    xmlOf('<APIBusinessObjects xmlns="http://xmlns.oracle.com/Primavera">'),
    'import.projectFile',
  ],
  ['a plan of GanttProject', xmlOf('<project name="Obra" version="3.2">'), 'import.projectFile'],
  ['JSON', Buffer.from('{"tasks": [{"title": "Cavar"}]}'), 'import.kindUnsupported'],
  ['a list in JSON', Buffer.from('[\n  {"title": "Cavar"}]'), 'import.kindUnsupported'],
  ['half a workbook', workbookOf('').subarray(0, 400), 'import.workbookCorrupt'],
  ['a workbook with broken XML', workbookOf('<row><c></row>'), 'import.workbookCorrupt'],
  ['a document type', workbookOf('', { prolog: '<!DOCTYPE x [<!ENTITY a "b">]>' }), 'import.workbookCorrupt'],
  ['some other archive', zipOf({ path: 'mimetype', content: 'application/epub+zip' }), 'import.kindUnsupported'],
  ['an archive of 200 MB', workbookOf(' '.repeat(200 * 1024 * 1024)), 'import.zipBomb'],
  [
    'an archive of 40 MB that claims to be small',
    workbookOf(' '.repeat(40 * 1024 * 1024), { declaredSize: 1000 }),
    'import.zipBomb',
  ],
])('IMP-04 refuses %s', async (_, content, reason) => expect(await refusal(content)).toBe(reason))

it('IMP-04 gives up on a file that takes too long, while the server serves others', async () => {
  let turns = 0
  const counting = setInterval(() => turns++, 1)
  expect(await refusal(Buffer.from(`a\n${'1\n'.repeat(5000)}`), 20)).toBe('import.parserTimeout')
  clearInterval(counting)
  expect(turns).toBeGreaterThan(2)
})
