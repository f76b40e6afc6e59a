import fc from 'fast-check'
import { expect, it } from 'vitest'
import { growth } from '../../test/given/growth'
import { dateFormats, readDate } from './dates'
import { detectColumnFormat } from './detectColumnFormat'
import { numberFormats, readClock, readNumber } from './numbers'

it('IMP-02 detects Brazilian dates as soon as one value can be nothing else', () =>
  expect(detectColumnFormat(['01/02/2024', '-', '', '13/02/2024'], 'date')).toEqual({
    formats: ['dd/mm/yyyy'],
    ambiguous: false,
  }))

it('IMP-02 detects American dates, which are never read day first', () =>
  expect(detectColumnFormat(['01/02/2024', '01/31/2024'], 'date').formats).toEqual(['mm/dd/yyyy']))

it('IMP-02 asks when dates have two readings, and shows a sample', () =>
  expect(detectColumnFormat(['02/02/2024', '01/02/2024'], 'date')).toEqual({
    formats: ['dd/mm/yyyy', 'mm/dd/yyyy'],
    ambiguous: true,
    sample: '01/02/2024',
  }))

it('IMP-02 does not ask when both readings mean the same day', () =>
  expect(detectColumnFormat(['02/02/2024'], 'date').ambiguous).toBe(false))

it('IMP-02 an unreadable value does not hide the format of its column', () =>
  expect(detectColumnFormat(['31/01/2024', 'a definir', '15/02/2024'], 'date').formats).toEqual(['dd/mm/yyyy']))

it('IMP-02 asks when some days can only be Brazilian and some only American, whatever their numbers', () => {
  expect(detectColumnFormat(['13/02/2024', '14/02/2024', '01/02/2024', '01/31/2024'], 'date')).toEqual({
    formats: ['dd/mm/yyyy', 'mm/dd/yyyy'],
    ambiguous: true,
    sample: '01/02/2024',
  })
  expect(detectColumnFormat(['13/02/2024', '01/31/2024'], 'date').ambiguous).toBe(true)
  expect(detectColumnFormat(['1.234', '1.5', '2,5', '3,5'], 'number')).toMatchObject({
    ambiguous: true,
    sample: '1.234',
  })
})

it('IMP-02 does not ask when two formats never mean different days', () =>
  expect(detectColumnFormat(['13/02/2024', '14/02/2024', '2024-02-15'], 'date')).toEqual({
    formats: ['dd/mm/yyyy', 'yyyy-mm-dd'],
    ambiguous: false,
  }))

it('IMP-02 detects how shares are written', () =>
  expect(detectColumnFormat(['45%', '12,5 %'], 'number')).toEqual({ formats: ['1.234,56'], ambiguous: false }))

it('IMP-02 asks whether 1.234 is a thousand or a little more than one', () => {
  expect(detectColumnFormat(['1.234', '10'], 'number')).toMatchObject({ ambiguous: true, sample: '1.234' })
  expect(detectColumnFormat(['1.234', '1.234,56'], 'number')).toEqual({ formats: ['1.234,56'], ambiguous: false })
  expect(detectColumnFormat(['10', '20'], 'number').ambiguous).toBe(false)
  expect(detectColumnFormat(['R$ 1.234.567,89'], 'number').formats).toEqual(['1.234,56'])
})

it('IMP-02 reads real days only, with or without a time', () => {
  const read = (text: string) => readDate(text, 'dd/mm/yyyy')
  expect(['29/02/2024', '1/3/2024', '31/12/2024 23:59:59'].map(read)).toEqual([
    '2024-02-29',
    '2024-03-01',
    '2024-12-31',
  ])
  expect(['29/02/2023', '31/04/2024', '00/01/2024', '1/1/24', 'ontem'].map(read)).toEqual(Array(5).fill(undefined))
  expect(readDate('2024-03-01T10:00:00.000Z', 'yyyy-mm-dd')).toBe('2024-03-01')
  expect(readDate('1/3/24', 'dd/mm/yy')).toBe('2024-03-01')
})

it.each([
  ['dd mmm yy', '19-mai-17', '2017-05-19'],
  ['dd mmm yy', '1/ago./26', '2026-08-01'],
  ['dd mmm yyyy', '1º de março de 2026', '2026-03-01'],
  ['dd mmm yyyy', '19 May 2017', '2017-05-19'],
  ['dd mmm yyyy', '3-FEV-2027', '2027-02-03'],
  ['dd mmm yyyy', '30th Sept. 2026 08:00', '2026-09-30'],
  ['mmm dd yyyy', 'December 31, 2026', '2026-12-31'],
  ['mmm dd yyyy', 'Out 5 2026', '2026-10-05'],
  ['yyyymmdd', '20270113', '2027-01-13'],
  ['ddmmyyyy', '13012027', '2027-01-13'],
  ['dd-mm-yy', '13-01-27', '2027-01-13'],
  ['mm-dd-yy', '01-13-27', '2027-01-13'],
  ['dd/mm/yy', 'seg 05/06/17 08:00', '2017-06-05'],
  ['dd/mm/yyyy', 'Terça-feira, 06/06/2017', '2017-06-06'],
  ['mm/dd/yy', 'Mon 6/5/17', '2017-06-05'],
])('IMP-02 reads in the format %s: %s', (format, text, day) => expect(readDate(text, format)).toBe(day))

it.each([
  ['dd mmm yyyy', '31 fev 2026'],
  ['dd mmm yyyy', '1 mayo 2026'],
  ['dd mmm yyyy', 'Dia 3'],
  ['yyyymmdd', '12345678'],
  ['ddmmyyyy', '20270113'],
  ['yyyymmdd', '2027113'],
  ['dd/mm/yy', 'ter 05/06/17'],
  ['dd/mm/yyyy', 'xyz 05/06/2017'],
])('IMP-02 reads no day in the format %s: %s', (format, text) => expect(readDate(text, format)).toBeUndefined())

it('IMP-02 asks about short years with hyphens, unless a weekday tells them apart', () => {
  expect(detectColumnFormat(['02-03-27', '04-03-27'], 'date')).toMatchObject({
    formats: ['dd-mm-yy', 'mm-dd-yy'],
    ambiguous: true,
  })
  expect(detectColumnFormat(['02-03-27', '14-03-27'], 'date')).toEqual({ formats: ['dd-mm-yy'], ambiguous: false })
  expect(detectColumnFormat(['seg 05/06/17', 'ter 06/06/17'], 'date')).toEqual({
    formats: ['dd/mm/yy'],
    ambiguous: false,
  })
})

it('IMP-02 no eight digits are two different days', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
      const text = String(number).padStart(8, '0')
      expect([readDate(text, 'yyyymmdd'), readDate(text, 'ddmmyyyy')]).toContain(undefined)
    }),
  ))

it('IMP-02 reads numbers exactly', () => {
  const read = (text: string) => readNumber(text, '1.234,56')
  expect(['1.234,56', '0,10', '-7,5', '12345678901234567890,01', '007'].map(read)).toEqual([
    '1234.56',
    '0.10',
    '-7.5',
    '12345678901234567890.01',
    '7',
  ])
  expect(['1.23,4', '1,2,3', '', 'x', '1.2345', '--1'].map(read)).toEqual(Array(6).fill(undefined))
})

it('IMP-02 reads no time that is none, and no year that is short of digits', () => {
  const read = (text: string) => readDate(text, 'dd/mm/yyyy')
  expect(['1/3/2024 24:00', '1/3/2024 9:60', '01/01/0050', '01/01/0000'].map(read)).toEqual(Array(4).fill(undefined))
})

it('IMP-02 reads hours that are written as on a clock', () => {
  expect(['08:30', '0:05', '36:30:00', ' 1:00:30 '].map(readClock)).toEqual([510, 5, 2190, 61])
  expect(['8', '8:5', '8:60', '-1:00', '08:30 AM', ''].map(readClock)).toEqual(Array(6).fill(undefined))
})

it.each(['constructor', '__proto__', 'toString', ''])('IMP-02 reads nothing in a format called "%s"', (format) => {
  expect(readNumber('1', format)).toBeUndefined()
  expect(readDate('01/01/2024', format)).toBeUndefined()
})

it('IMP-02 a long value is read only once', () => {
  const detect = (length: number) => {
    const blanks = ' '.repeat(length)
    const values = [
      `-${blanks}x`,
      `${blanks}x`,
      `1/2/2024${blanks}x`,
      '1'.repeat(length),
      `1${'.123'.repeat(length / 4)}x`,
    ]
    for (const kind of ['date', 'number'] as const) expect(detectColumnFormat(values, kind).ambiguous).toBe(false)
  }
  expect(growth(detect, 50_000)).toBeLessThan(9)
})

it('IMP-02 every number that is written in a format is read back from it, digit by digit', () => {
  const digits = (min: number, max: number) =>
    fc.array(fc.nat(9), { minLength: min, maxLength: max }).map((found) => found.join(''))
  const whole = fc.tuple(fc.integer({ min: 1, max: 9 }), digits(0, 24)).map(([first, rest]) => `${first}${rest}`)
  const shape = [whole, digits(0, 6), fc.boolean(), fc.boolean(), fc.constantFrom(...numberFormats)] as const
  fc.assert(
    fc.property(...shape, (units, part, negative, grouped, format) => {
      const [group, point] = format === '1.234,56' ? ['.', ','] : [',', '.']
      const written = grouped ? units.replace(/\B(?=(\d{3})+$)/g, group) : units
      const sign = negative ? '-' : ''
      expect(readNumber(`${sign}${written}${part && point + part}`, format)).toBe(
        `${sign}${units}${part && `.${part}`}`,
      )
    }),
  )
})

it('IMP-02 a column that is written in one format is never read in another without asking', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.array(days, { minLength: 1, maxLength: 8 }), fc.constantFrom(...dateFormats), (dates, format) => {
      const isos = dates.map((date) => date.toISOString().slice(0, 10))
      const written = isos.map((iso) => writtenDay(iso, format))
      const { formats, ambiguous } = detectColumnFormat(written, 'date')
      expect(formats).toContain(format)
      if (!ambiguous) expect(written.map((text) => readDate(text, formats[0] ?? ''))).toEqual(isos)
    }),
  )
})

it('IMP-02 every day that is written in a format is read back from it', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.constantFrom(...dateFormats), (date, format) => {
      const iso = date.toISOString().slice(0, 10)
      expect(readDate(writtenDay(iso, format), format)).toBe(iso)
    }),
  )
})

function writtenDay(iso: string, format: string): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  const february = ['fev', 'feb', 'Fevereiro', 'February'][Number(day) % 4] ?? ''
  const names = ['jan', february, 'Março', 'abr', 'May', 'jun', 'July', 'ago', 'Setembro', 'Oct', 'nov', 'dezembro']
  return format
    .replace('yyyy', year)
    .replace('yy', year.slice(2))
    .replace('mmm', names[Number(month) - 1] ?? '')
    .replace('mm', month)
    .replace('dd', day)
}
