import fc from 'fast-check'
import { expect, it } from 'vitest'
import { workbookOf } from '../../../../test/files/workbookOf'
import { zipOf } from '../../../../test/files/zipOf'
import { times } from '../../../../test/run/length'
import { readCsv } from '../csv/readCsv'
import { readWorkbook } from '../readWorkbook'
import { SpreadsheetRefused } from '../spreadsheetRefused'

const named = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'
const read = (cell: string, options = {}) => readWorkbook(workbookOf(`${named}<row r="2">${cell}</row>`, options))
const cellIn = async (cell: string, options = {}) => (await read(cell, options)).rows[0]?.[0]
const refused = (reason: string) => expect.objectContaining({ reason })

it.each([
  ['a number', '<c><v>-1.5e3</v></c>', { text: '-1500', number: -1500 }],
  ['a truth', '<c t="b"><v>1</v></c>', { text: 'TRUE' }],
  ['a text of its own', '<c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c>', { text: 'ab' }],
  ['a day by its serial number', '<c s="1"><v>45352.75</v></c>', { text: '2024-03-01', date: '2024-03-01' }],
  ['the first of March 1900', '<c s="1"><v>61</v></c>', { text: '1900-03-01', date: '1900-03-01' }],
  ['the last of February 1900', '<c s="1"><v>59</v></c>', { text: '1900-02-28', date: '1900-02-28' }],
  ['a day before all days', '<c s="1"><v>-1</v></c>', { text: '-1', number: -1 }],
  ['a day after all days', '<c s="1"><v>2958466</v></c>', { text: '2958466', number: 2958466 }],
  ['a written day', '<c t="d"><v>2024-03-01</v></c>', { text: '2024-03-01', date: '2024-03-01' }],
  [
    'a written day with its time',
    '<c t="d"><v>2024-03-01T12:05:09.000Z</v></c>',
    { text: '2024-03-01 12:05:09', date: '2024-03-01' },
  ],
  ['a written day that is none', '<c t="d"><v>2024-02-30</v></c>', { text: '2024-02-30' }],
  ['an error as it is shown', '<c t="e"><v>#REF!</v></c>', { text: '#REF!' }],
  ['a character that XML cannot have', '<c t="str"><v>a_x0041_b</v></c>', { text: 'aAb' }],
  ['a formula with its value', '<c><f>1+1</f><v>2</v></c>', { text: '2', number: 2, formula: true }],
  ['a formula that was never computed', '<c><f>1+1</f><v/></c>', { text: '', formula: true }],
  ['a type that objects have', '<c t="constructor"><v>a</v></c>', { text: 'a' }],
])('IMP-01 reads %s', async (_, cell, meant) => expect(await cellIn(cell)).toEqual(meant))

it('IMP-01 an empty cell stays empty, whatever its type', async () =>
  expect((await read('<c r="A2" t="s"/>')).rows).toEqual([]))

it.each([
  ['&quot;dia&quot; 0', false],
  ['[Red]0.00', false],
  ['d \\d\\e mmmm', true],
  ['[$-416]mmm\\-yy', true],
  ['0.00E+00', false],
  ['hh:mm', false],
  ['dd/mm/yyyy hh:mm', true],
])('IMP-01 a number in the format %s is a day: %s', async (formatCode, isDay) =>
  expect((await cellIn('<c s="1"><v>45352</v></c>', { formatCode }))?.date).toBe(isDay ? '2024-03-01' : undefined),
)

it.each([
  ['hh:mm', '0.3541666666666667', '08:30'],
  ['h:mm:ss AM/PM', '0.6566', '15:45:30'],
  ['[$-416]hh:mm', '45352.3541666666666667', '08:30'],
  ['dd/mm/yyyy hh:mm:ss', '46400.65659722222', '2027-01-13 15:45:30'],
  ['dd/mm/yyyy hh:mm', '46400', '2027-01-13 00:00'],
  ['d/m/yy h:mm', '46400.9999999', '2027-01-14 00:00'],
  ['[h]:mm', '1.5208333333333333', '36:30'],
  ['[hh]:mm:ss', '4.5', '108:00'],
  ['&quot;às &quot;hh:mm', '0.5', '12:00'],
  ['dd/mm/yyyy', '46400.65659722222', '2027-01-13'],
])('IMP-01 a number in the format %s keeps its time: %s is %s', async (formatCode, value, text) =>
  expect((await cellIn(`<c s="1"><v>${value}</v></c>`, { formatCode }))?.text).toBe(text),
)

it.each([
  ['a text that is not there', '<c t="s"><v>99</v></c>'],
  ['a number that is none', '<c><v>0x10</v></c>'],
  ['an endless number', '<c><v>1e999</v></c>'],
  ['a cell without a column', '<c r="2"><v>1</v></c>'],
  ['a NUL', '<c t="str"><v>a_x0000_</v></c>'],
  ['half a character', '<c t="str"><v>a_xD800_</v></c>'],
  ['a row without a number', '</row><row r="x"><c><v>1</v></c>'],
])('IMP-04 refuses %s', async (_, cell) => expect(read(cell)).rejects.toThrow(refused('import.workbookCorrupt')))

it('IMP-04 refuses a few kilobytes that repeat one long text, before they fill the memory', async () => {
  const long = 'a'.repeat(1_000_000)
  const cells = `<c t="s"><v>0</v></c>`.repeat(90)
  const content = workbookOf(`${named}${`<row>${cells}</row>`.repeat(5_000)}`, { firstString: long })
  expect(content.length).toBeLessThan(100_000)
  await expect(readWorkbook(content)).rejects.toThrow(refused('import.zipBomb'))
})

it('IMP-04 refuses half a million rows without keeping them', async () =>
  expect(readWorkbook(workbookOf(`${named}${'<row><c r="GR1"><v>1</v></c></row>'.repeat(300_000)}`))).rejects.toThrow(
    refused('import.tooManyRows'),
  ))

it('IMP-04 refuses documents of other kinds that come in the same archives', async () => {
  const types = { path: '[Content_Types].xml', content: '<Types/>' }
  for (const path of ['word/document.xml', 'ppt/presentation.xml', 'xl/workbook.bin'])
    await expect(readWorkbook(zipOf(types, { path, content: '<x/>' }))).rejects.toThrow(
      refused('import.kindUnsupported'),
    )
})

it('IMP-04 every damaged file is read or refused', async () => {
  const rows = `${named}<row r="2"><c r="A2" s="1"><v>45352</v></c></row>`
  const files = [workbookOf(rows), Buffer.from('a;b\n"1";2\n'.repeat(20))]
  const harm = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), harm, fc.nat(), async (whole, changes, end) => {
      const content = Buffer.from(whole)
      for (const [at, byte] of changes) content[at % content.length] = byte
      await readOrRefused(() => (whole === files[0] ? readWorkbook(content) : readCsv(content)))
      await readOrRefused(() => readWorkbook(content.subarray(0, end % content.length)))
    }),
    { numRuns: times(500, 5000) },
  )
})

it('IMP-04 every sheet of odd XML is read or refused', async () => {
  const pieces =
    '<row>|</row>|<row r="3">|<c>|<c t="s">|<c t="d" s="1">|<c r="ZZZ9">|</c>|<v>|</v>|<f/>|-1|1e300|&#0;|&x;|<![CDATA[|]]>|<!--'
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...pieces.split('|')), { maxLength: 12 }), (found) =>
      readOrRefused(() => readWorkbook(workbookOf(named + found.join('')))),
    ),
    { numRuns: times(1000, 10_000) },
  )
})

async function readOrRefused(reading: () => unknown) {
  try {
    await reading()
  } catch (error) {
    expect(error).toBeInstanceOf(SpreadsheetRefused)
  }
}
