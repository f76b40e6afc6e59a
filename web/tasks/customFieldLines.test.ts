import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { customFieldLines, customFieldsIn } from './customFieldLines'

describe('Custom fields that somebody writes', () => {
  it('TSK-01 are one on each line, with the name before the first colon', () => {
    expect(customFieldsIn('Contrato: 12/2026\n\n Hora : 10:30 \r\nVazio:')).toEqual([
      { name: 'Contrato', value: '12/2026' },
      { name: 'Hora', value: '10:30' },
      { name: 'Vazio', value: '' },
    ])
    expect(customFieldsIn('')).toEqual([])
  })

  it('TSK-01 are refused without a name, with one twice, and with one that is too long', () => {
    for (const text of ['Contrato', ': 12', 'A: 1\nA: 2', `${'n'.repeat(101)}: 1`, `A: ${'v'.repeat(2001)}`])
      expect(customFieldsIn(text)).toBeUndefined()
    expect(customFieldsIn(Array.from({ length: 51 }, (_, nth) => `${nth}: x`).join('\n'))).toBeUndefined()
  })

  it('TSK-01 are not written as lines where a value has several', () => {
    expect(customFieldLines([{ name: 'Nota', value: 'a\nb' }])).toBeUndefined()
    expect(customFieldLines([{ name: 'A:B', value: 'a' }])).toBeUndefined()
  })

  const word = fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9 ]{0,20}[A-Za-z0-9])?$/)

  it('TSK-01 are read as they are written', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ name: word, value: word }), { selector: ({ name }) => name, maxLength: 10 }),
        (fields) => {
          expect(customFieldsIn(customFieldLines(fields) ?? '')).toEqual(fields)
        },
      ),
    ))
})
