import { showDay } from '@prumo/contracts/formats/days'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText } from '../platform/formats/typedMoney'
import { type QuickAnswers, quickEntry } from './quickEntry'

const pt = { language: 'pt-BR', today: '2026-11-27', currency: 'BRL' }
const en = { ...pt, language: 'en' }
const read = (line: string, manner: typeof pt & { answers?: QuickAnswers } = pt) => quickEntry(line, manner)
const choicesIn = (line: string, manner = pt) =>
  read(line, manner).question?.choices.map(({ cents, day, word }) => cents ?? day ?? `title ${word}`)
const problem = (line: string, manner = pt) => read(line, manner).problem?.code

describe('FIN-01 An entry in one line', () => {
  it('has an amount, a title and a day, in any order', () => {
    const cement = { title: 'cimento', cents: 120_50, day: '2026-11-30', question: null, problem: null }
    for (const line of [
      '120,50 cimento 30/11',
      'cimento 30/11 120,50',
      '30/11/26 R$ 120,50 cimento',
      'R$120,50 cimento 30/11/2026',
      '120,5 - cimento - 2026-11-30',
      'cimento 120,50 reais 30/11',
      '120,50 cimento, 30.11.2026',
    ])
      expect(read(line), line).toEqual(cement)
    expect(read('1.234,56 areia lavada média 31/12')).toMatchObject({ cents: 1234_56, title: 'areia lavada média' })
    expect(read('1.234.567 terreno 31/12')).toMatchObject({ cents: 1_234_567_00, question: null })
    expect(read('1,234.56 sand 12/31', en)).toMatchObject({ cents: 1234_56, day: '2026-12-31', question: null })
    expect(read('cimento CP-32 NF 00123 120,50 30/11')).toMatchObject({ title: 'cimento CP-32 NF 00123' })
  })

  it('is asked about where its amount may mean two things', () => {
    expect(choicesIn('1.234 cimento 30/11')).toEqual([1234_00, 1_23])
    expect(choicesIn('1,234 cimento 30/11')).toEqual([1234_00, 1_23])
    expect(choicesIn('1,234 cement 11/30', en)).toEqual([1234_00, 1_23])
    expect(choicesIn('1.235 cement 11/30', en)).toEqual([1235_00, 1_24])
    expect(choicesIn('1,234.56 cimento 30/11')).toEqual([1234_56])
    expect(choicesIn('1.234,5 cimento 30/11')).toEqual([1234_50])
    expect(choicesIn('120.50 cimento 30/11')).toEqual([120_50])
    expect(choicesIn('120,50 cimento 50 30/11')).toEqual([120_50, 50_00])
    const answers = { amount: '50 5000' }
    expect(read('120,50 cimento 50 30/11', { ...pt, answers })).toMatchObject({
      title: '120,50 cimento',
      cents: 50_00,
      question: null,
    })
    // Whoever writes the sign has said which one it is.
    expect(read('R$ 120,50 cimento 50 30/11')).toMatchObject({ cents: 120_50, title: 'cimento 50', question: null })
  })

  it('is asked about where its day may mean two things, or is missing', () => {
    expect(choicesIn('120,50 cimento 26/11')).toEqual(['2026-11-26', '2027-11-26', 'title 26/11'])
    expect(choicesIn('120.50 cement 03/04/2027', en)).toEqual(['2027-03-04', '2027-04-03', 'title 03/04/2027'])
    expect(choicesIn('120,50 cimento 30/11 01/12')).toEqual(['2026-11-30', '2026-12-01'])
    expect(choicesIn('120,50 tubo 3/4 30/11')).toEqual(['2026-04-03', '2027-04-03', '2026-11-30', 'title 3/4 30/11'])
    expect(choicesIn('120,50 cimento 11/30')).toEqual(['2026-11-30', 'title 11/30'])
    expect(choicesIn('120,50 cimento 29/02')).toEqual(['2028-02-29', 'title 29/02'])
    expect(choicesIn('120,50 cimento 31/02')).toEqual(['title 31/02'])
    expect(choicesIn('120,50 cimento')).toEqual(['2026-11-27'])
    const answers = { day: '30/11 2026-11-30' }
    expect(read('120,50 tubo 3/4 30/11', { ...pt, answers })).toMatchObject({ title: 'tubo 3/4', day: '2026-11-30' })
    // What was answered before another day was typed is asked again.
    expect(read('120,50 tubo 3/4 30/11', { ...pt, answers: { day: 'none 3/4' } }).question?.of).toBe('day')
  })

  it('is refused with what to do where it has no amount that a ledger takes', () => {
    expect(problem('99999999999999999999 cimento 30/11')).toBe('quickEntry.tooLarge')
    expect(problem('9.007.199.254.740.993,00 cimento 30/11')).toBe('quickEntry.tooLarge')
    for (const typed of ['-120,50', '120,50-', '(120,50)', '−120'])
      expect(problem(`${typed} x 30/11`), typed).toBe('quickEntry.signed')
    for (const typed of ['1e5', '1,2,3', '12.34.5', '1234,567'])
      expect(problem(`${typed} x 30/11`), typed).toBe('quickEntry.noAmount')
    for (const typed of ['US$ 120', 'US$120', '120 USD', '€ 120', '$ 120', '120 dólares'])
      expect(problem(`${typed} x 30/11`), typed).toBe('quickEntry.otherCurrency')
    expect(problem('R$ 120 x 11/30', { ...en, currency: 'USD' })).toBe('quickEntry.otherCurrency')
    expect(read('$120 x 11/30', { ...en, currency: 'USD' }).cents).toBe(120_00)
    expect(problem('0,00 x 30/11')).toBe('entry.amountInvalid')
    expect(problem('cimento 30/11')).toBe('quickEntry.amountMissing')
    expect(problem('120,50 30/11')).toBe('quickEntry.titleMissing')
    expect(problem(`120,50 ${'x'.repeat(501)} 30/11`)).toBe('quickEntry.titleTooLong')
    expect(problem('9'.repeat(1_000_000))).toBe('quickEntry.tooLong')
    expect(problem('')).toBeUndefined()
  })
})

const word = fc
  .stringMatching(/^[a-zà-ü]{3,8}$/)
  .filter((text) => !/^(reais|real|euros?|dollars?|dólar(es)?|brl|usd|eur|gbp)$/.test(text))
const aTitle = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
const aDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anAmount = fc.integer({ min: 1, max: 99_999_999_999_99 })

describe('FIN-14 An entry in one line', () => {
  it('is read from what is printed of it, to the cent', () => {
    fc.assert(
      fc.property(anAmount, aTitle, aDay, fc.constantFrom(pt, en), (cents, title, day, manner) => {
        const { language } = manner
        const found = read(`${moneyText(cents, language)} ${title} ${showDay(day, language)}`, manner)
        expect(found).toMatchObject({ title, cents, problem: null })
        if (language === 'pt-BR') expect(found).toMatchObject({ day, question: null })
        else expect([found.day, ...(found.question?.choices.map((choice) => choice.day) ?? [])]).toContain(day)
      }),
    )
  })

  it('never takes another amount than the one number that is written in it', () => {
    const digits = fc.stringMatching(/^\d{1,6}([.,]\d{1,4}){0,3}$/)
    fc.assert(
      fc.property(digits, fc.constantFrom(pt, en), (number, manner) => {
        const found = read(`${number} areia 31/12/2026`, manner)
        if (found.cents === null || found.question?.of === 'amount') return
        const point = manner.language === 'en' ? '.' : ','
        const [whole = '', decimals = ''] = number.split(point)
        expect(found.cents).toBe(Math.round(Number(`${whole.replace(/[.,]/g, '')}.${decimals || 0}`) * 100))
      }),
    )
  })

  it('never breaks, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (line) => void read(line)))
    fc.assert(
      fc.property(fc.array(fc.constantFrom('1', ',', '.', '/', ' ', 'R$', '-', 'a', '30/11', '9')), (parts) => {
        const { cents } = read(parts.join(''))
        expect(cents === null || (Number.isSafeInteger(cents) && cents > 0)).toBe(true)
      }),
    )
  })
})
