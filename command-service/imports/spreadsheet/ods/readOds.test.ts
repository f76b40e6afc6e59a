import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openDocumentOf, textCell } from '../../../../test/files/openDocumentOf'
import { times } from '../../../../test/run/length'
import { readWorkbook } from '../readWorkbook'
import { SpreadsheetRefused } from '../spreadsheetRefused'

const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
const cell = (attributes: string, shown = '') => `<table:table-cell ${attributes}>${shown}</table:table-cell>`
const named = row(textCell('Título'))
const read = (cells: string, options = {}) => readWorkbook(openDocumentOf(named + row(cells), options))
const cellIn = async (xml: string) => (await read(xml)).rows[0]?.[0]
const refused = (reason: string) => expect.objectContaining({ reason })
const value = (type: string, name: string, content: string) =>
  cell(`office:value-type="${type}" office:${name}="${content}"`, '<text:p>como aparece</text:p>')

it.each([
  ['a number', value('float', 'value', '-1500.5'), { text: '-1500.5', number: -1500.5 }],
  ['a number in powers of ten', value('float', 'value', '1.5E+3'), { text: '1500', number: 1500 }],
  ['money', value('currency', 'value', '1234.56'), { text: '1234.56', number: 1234.56 }],
  ['a share', value('percentage', 'value', '0.1169'), { text: '11.69%', number: 0.1169 }],
  ['a truth', value('boolean', 'boolean-value', 'true'), { text: 'TRUE' }],
  ['a day', value('date', 'date-value', '2027-01-13'), { text: '2027-01-13', date: '2027-01-13' }],
  [
    'a day with its time',
    value('date', 'date-value', '2027-01-13T15:45:30.000000000'),
    { text: '2027-01-13 15:45:30', date: '2027-01-13' },
  ],
  ['a day that is none', value('date', 'date-value', '2027-02-30'), { text: 'como aparece' }],
  ['a time', value('time', 'time-value', 'PT08H30M00S'), { text: '08:30' }],
  ['a duration of more than a day', value('time', 'time-value', 'PT36H05M09.5S'), { text: '36:05:09' }],
  ['a time that is none', value('time', 'time-value', 'P1Y'), { text: 'como aparece' }],
  ['a text kept beside what is shown', value('string', 'string-value', 'a&amp;b'), { text: 'a&b' }],
  ['a text with entities', textCell('a &lt; b &#225;'), { text: 'a < b á' }],
  ['a text without a type', cell('', '<text:p>livre</text:p>'), { text: 'livre' }],
  ['paragraphs', cell('office:value-type="string"', '\n <text:p>a</text:p>\n<text:p>b</text:p> '), { text: 'a\nb' }],
  [
    'blanks, tabs, breaks, links and runs',
    cell(
      'office:value-type="string"',
      '<text:p>a<text:s text:c="3"/>b<text:tab/>c<text:line-break/><text:a><text:span>d</text:span></text:a></text:p>',
    ),
    { text: 'a   b\tc\nd' },
  ],
  [
    'a text without the note in its cell',
    cell(
      'office:value-type="string"',
      '<office:annotation><text:p>nota</text:p></office:annotation><text:p>a</text:p>',
    ),
    { text: 'a' },
  ],
  [
    'a formula with its value',
    cell('table:formula="of:=1+1" office:value-type="float" office:value="2"', '<text:p>2</text:p>'),
    { text: '2', number: 2, formula: true },
  ],
  ['a formula as text', textCell('=1+1'), { text: '=1+1', formula: true }],
])('IMP-01 reads %s', async (_, xml, meant) => expect(await cellIn(xml)).toEqual(meant))

it('IMP-01 reads the first table that is shown, its repeated rows and cells, and numbers rows as they are shown', async () => {
  const repeated = (attributes: string, shown = '') => `<table:table-cell ${attributes}>${shown}</table:table-cell>`
  const blank =
    '<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>'
  const rows = [
    blank,
    `<table:table-header-rows>${row(textCell('a'), textCell('b'), textCell('c'), repeated('table:number-columns-repeated="16381"'))}</table:table-header-rows>`,
    `<table:table-row table:number-rows-repeated="2">${repeated('table:number-columns-repeated="2" office:value-type="float" office:value="7"')}<table:covered-table-cell/></table:table-row>`,
    '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>',
    row(textCell('z')),
  ].join('')
  const sheet = await readWorkbook(openDocumentOf(rows))
  const seven = { text: '7', number: 7 }
  expect(sheet).toMatchObject({ kind: 'ods', header: ['a', 'b', 'c'], headerRow: 4, rowNumbers: [5, 6, 1_048_007] })
  expect(sheet.rows).toEqual([
    [seven, seven, { text: '' }],
    [seven, seven, { text: '' }],
    [{ text: 'z' }, { text: '' }, { text: '' }],
  ])
})

const million = 'table:number-columns-repeated="1000000" office:value-type="float" office:value="1"'
it.each([
  ['a million repeated cells', row(cell(million)), 'import.tooManyColumns'],
  [
    'a million repeated rows',
    `<table:table-row table:number-rows-repeated="1000000">${textCell('a')}</table:table-row>`,
    'import.tooManyRows',
  ],
  [
    'a hundred cells of a long text in five thousand rows',
    `<table:table-row table:number-rows-repeated="4000">${cell('table:number-columns-repeated="90"', `<text:p>${'a'.repeat(100_000)}</text:p>`)}</table:table-row>`,
    'import.zipBomb',
  ],
  ['repeats that are no number', row(cell('table:number-columns-repeated="1e9"')), 'import.workbookCorrupt'],
  ['repeats without an end', row(cell('table:number-columns-repeated="99999999999"')), 'import.workbookCorrupt'],
  ['a number that is none', row(value('float', 'value', '0x10')), 'import.workbookCorrupt'],
  ['an endless number', row(value('float', 'value', '1e999')), 'import.workbookCorrupt'],
  ['XML that breaks off', '<table:table-row><table:table-cell>', 'import.workbookCorrupt'],
])('IMP-04 refuses %s', async (_, rows, reason) =>
  expect(readWorkbook(openDocumentOf(named + rows))).rejects.toThrow(refused(reason)),
)

const entities = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
it.each([
  ['entities that grow', { prolog: entities }, 'import.workbookCorrupt'],
  [
    'a document with a password',
    { manifest: '<m:manifest><m:encryption-data/></m:manifest>' },
    'import.workbookProtected',
  ],
  ['a text document', { mimetype: 'application/vnd.oasis.opendocument.text' }, 'import.kindUnsupported'],
  ['a bomb', { before: ' '.repeat(60 * 1024 * 1024) }, 'import.zipBomb'],
  ['a bomb that claims to be small', { before: ' '.repeat(40 * 1024 * 1024), declaredSize: 1000 }, 'import.zipBomb'],
])('IMP-04 refuses %s', async (_, options, reason) =>
  expect(readWorkbook(openDocumentOf(named, options))).rejects.toThrow(refused(reason)),
)

it('IMP-04 repeats blanks of one element within bounds', async () => {
  const text = (await cellIn(cell('', '<text:p>a<text:s text:c="999999999"/>b</text:p>')))?.text ?? ''
  expect(text.length).toBe(1002)
})

it('IMP-04 every table of odd XML is read or refused', async () => {
  const pieces =
    '<table:table-row>|</table:table-row>|<table:table-cell>|</table:table-cell>|<table:table>|</table:table>|<text:p>|</text:p>|a|<text:s/>|<office:annotation>|</office:annotation>|<table:table-cell office:value-type="float"/>|<table:table-row table:number-rows-repeated="9"/>|&#0;|&x;|<![CDATA[|]]>|<!--'
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...pieces.split('|')), { maxLength: 14 }), (found) =>
      readOrRefused(() => readWorkbook(openDocumentOf(named + found.join('')))),
    ),
    { numRuns: times(1000, 10_000) },
  )
})

it('IMP-04 every damaged document is read or refused', async () => {
  const whole = openDocumentOf(named + row(textCell('Laje')))
  const harm = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(harm, fc.nat(), async (changes, end) => {
      const content = Buffer.from(whole)
      for (const [at, byte] of changes) content[at % content.length] = byte
      await readOrRefused(() => readWorkbook(content))
      await readOrRefused(() => readWorkbook(content.subarray(0, end % content.length)))
    }),
    { numRuns: times(300, 3000) },
  )
})

async function readOrRefused(reading: () => Promise<unknown>) {
  try {
    await reading()
  } catch (error) {
    expect(error).toBeInstanceOf(SpreadsheetRefused)
  }
}
