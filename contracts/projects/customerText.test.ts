import fc from 'fast-check'
import { expect, it } from 'vitest'
import { customerText } from './customerText'

it('ORG-10 a customer’s text is the same in any case, with accents and without, whatever blanks are around it', () => {
  for (const text of ['Prefeitura de São José', ' PREFEITURA  de sao\tjosé ', 'prefeitura de sa\u0303o jose\u0301'])
    expect(customerText(text)).toBe('prefeitura de sao jose')
  expect(customerText('Aço & Cia.')).not.toBe(customerText('Aço e Cia.'))
})

it('ORG-10 what was made of a text once stays as it is', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = customerText(text)
      expect(customerText(` ${text.normalize('NFD')}\n`)).toBe(once)
    }),
  ))
