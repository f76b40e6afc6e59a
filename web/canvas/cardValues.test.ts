import { describe, expect, it } from 'vitest'
import type { Fields } from '../platform/forms/formFields'
import { type Card, cardChanges, cardIn } from './cardValues'

const form = (given: Record<string, string>): Fields => ({
  text: (name) => given[name] ?? '',
  all: () => [],
  has: (name) => name in given,
})
const money = { language: 'pt-BR', currency: 'BRL' }
const risk = {
  riskType: 'threat',
  strategy: 'accept',
  probability: 'low',
  impact: 'high',
  probabilityAfter: 'low',
  impactAfter: 'low',
}

describe('The form of a card', () => {
  it('CAN-04 reads amounts in cents, and empty fields as null', () =>
    expect(
      cardIn(
        form({ title: ' Vala ', plannedCents: '1.234,56', realizedCents: '', link: '', riskType: '' }),
        false,
        money,
      ),
    ).toEqual({
      card: { title: 'Vala', plannedCents: 123_456, realizedCents: null, link: null, risk: null },
      errors: {},
    }))

  it.each([
    [{ title: ' ' }, { title: 'text.blank' }],
    [{ title: 'a', plannedCents: 'muito' }, { plannedCents: 'money.invalid' }],
    [{ title: 'a', plannedCents: '85,000' }, { plannedCents: 'money.invalid' }],
    [{ title: 'a', realizedCents: 'US$ 85,00' }, { realizedCents: 'money.inDollars' }],
    [{ title: 'a', plannedOn: 'amanhã' }, { plannedOn: 'day.invalid' }],
    [{ title: 'a', link: 'javascript:alert(1)' }, { link: 'link.invalid' }],
    [{ title: 'a', internalCode: 'P1 ' }, { internalCode: 'internalCode.tooShort' }],
    [{ title: 'a', internalCode: 'P'.repeat(51) }, { internalCode: 'internalCode.tooLong' }],
    [{ title: 'a', ...risk, impactAfter: '' }, { impactAfter: 'text.blank' }],
  ])('CAN-04 says what is wrong with %j', (given, errors) =>
    expect(cardIn(form(given as unknown as Record<string, string>), false, money).errors).toEqual(errors),
  )

  it('CAN-06 requires a risk assessment in the area of risks', () =>
    expect(Object.keys(cardIn(form({ title: 'a', riskType: '' }), true, money).errors)).toEqual(Object.keys(risk)))

  it('CAN-04 sends only the fields that were changed', () => {
    const card = { title: 'Vala', risk, link: null, plannedCents: 500 } as unknown as Card
    const { card: given } = cardIn(
      form({ title: 'Vala', ...risk, link: 'https://b.example', plannedCents: '5' }),
      false,
      money,
    )
    expect(cardChanges(card, given)).toEqual({ link: 'https://b.example' })
  })

  it('leaves the notification e-mail as it is where it does not show it, and checks it where it does', () => {
    const card = { title: 'Vala', notificationEmail: 'a@b.example' } as unknown as Card
    expect(cardChanges(card, cardIn(form({ title: 'Muro' }), false, money).card)).toEqual({ title: 'Muro' })
    const typed = cardIn(form({ title: 'Vala', notificationEmail: 'bia' }), false, money)
    expect(typed.errors).toEqual({ notificationEmail: 'email.invalid' })
  })
})
