import { billingAsked } from '@prumo/contracts/subscription/billing'
import { describe, expect, it } from 'vitest'
import type { Fields } from '../../platform/forms/formFields'
import { billingIn, noBilling, textsOfBilling, wrongInBilling } from './billingValues'

const typed = {
  documentType: 'cnpj',
  document: '11.222.333/0001-81',
  companyName: ' Obra Boa Ltda ',
  municipalRegistration: '123',
  responsible: 'Ana Lima',
  responsibleDocument: '529.982.247-25',
  email: 'Ana@Obra.test',
  postalCode: '01310-200',
  city: 'São Paulo',
  stateCode: 'SP',
  neighborhood: 'Bela Vista',
  street: 'Avenida Paulista',
  number: '1000',
  complement: 'Sala 1',
  areaCode: '(11)',
  phone: '98877-6655',
  website: 'obra.test',
}
const formOf = (changes: Partial<typeof typed> = {}): Fields => {
  const texts: Record<string, string> = { ...typed, ...changes }
  return { text: (name) => texts[name] ?? '', all: (name) => [texts[name] ?? ''], has: (name) => name in texts }
}

describe('Billing data', () => {
  it('ACC-14 are sent in their one spelling, as the contract wants them', () => {
    const billing = billingIn(formOf())
    expect(wrongInBilling(formOf())).toEqual({})
    expect(billingAsked.parse(billing)).toEqual(billing)
    expect(billing).toMatchObject({
      document: '11222333000181',
      postalCode: '01310200',
      areaCode: '11',
      phone: '988776655',
    })
  })

  it('ACC-14 stand in the form as people write them, and come out of it as they were', () => {
    const billing = billingIn(formOf())
    const texts = Object.fromEntries(Object.entries(textsOfBilling(billing)).map(([name, [text]]) => [name, text]))
    expect(texts).toMatchObject({ document: '11.222.333/0001-81', postalCode: '01310-200' })
    expect(billingIn(formOf(texts))).toEqual(billing)
  })

  it('ACC-14 are all asked for', () => {
    const nothing = formOf(noBilling as Partial<typeof typed>)
    expect(Object.keys(wrongInBilling(nothing)).sort()).toEqual(
      Object.keys(noBilling)
        .filter((name) => name !== 'documentType')
        .sort(),
    )
  })

  it.each([
    ['document', '11.222.333/0001-80', 'billing.cnpjInvalid'],
    ['document', '529.982.247-25', 'billing.cnpjInvalid'],
    ['responsibleDocument', '11.222.333/0001-81', 'billing.cpfInvalid'],
    ['responsibleDocument', '111.111.111-11', 'billing.cpfInvalid'],
    ['postalCode', '0131-200', 'postalCode.invalid'],
    ['areaCode', '1', 'areaCode.invalid'],
    ['phone', '123', 'phone.invalid'],
    ['email', 'ana', 'email.invalid'],
    ['email', ' ', 'email.missing'],
    ['stateCode', 'XX', 'choice.missing'],
    ['street', ' ', 'billing.missing'],
  ] as const)('ACC-14 say at their field what is wrong: %s %s', (name, text, code) => {
    expect(wrongInBilling(formOf({ [name]: text }))).toEqual({ [name]: code })
  })

  it('ACC-14 take a person, by the CPF', () => {
    expect(wrongInBilling(formOf({ documentType: 'cpf', document: '529.982.247-25' }))).toEqual({})
    expect(wrongInBilling(formOf({ documentType: 'cpf' }))).toEqual({ document: 'billing.cpfInvalid' })
  })
})
