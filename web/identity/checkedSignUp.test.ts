import { expect, it } from 'vitest'
import type { Fields } from '../platform/forms/formFields'
import { checkedSignUp } from './checkedSignUp'

const good = {
  name: 'Ana',
  lastName: 'Souza',
  email: 'ana@obra.example',
  areaCode: '031',
  phone: '99988776',
  password: 'prumo-42',
  confirmation: 'prumo-42',
  companyName: 'Horizonte',
  size: '1-9',
  segment: 'services',
  position: 'analyst',
  needs: 'other',
  termsAccepted: 'on',
}
const form = (changes: Record<string, string | undefined>): Fields => {
  const given: Record<string, string | undefined> = { ...good, ...changes }
  return {
    text: (name) => given[name] ?? '',
    all: (name) => (given[name] ? [given[name]] : []),
    has: (name) => given[name] !== undefined,
  }
}

it('ACC-04 finds nothing wrong with a complete sign-up', () => expect(checkedSignUp(form({}))).toEqual({}))

it.each([
  ['name', ' ', 'name.missing'],
  ['lastName', '', 'lastName.missing'],
  ['email', '', 'email.missing'],
  ['email', 'ana@obra', 'email.invalid'],
  ['email', 'ana@obra-.com.br', 'email.invalid'],
  ['areaCode', '3', 'areaCode.invalid'],
  ['areaCode', '0311', 'areaCode.invalid'],
  ['phone', '1234567', 'phone.invalid'],
  ['phone', '12345678901', 'phone.invalid'],
  ['companyName', '', 'companyName.missing'],
  ['size', '', 'choice.missing'],
  ['needs', undefined, 'needs.missing'],
  ['termsAccepted', undefined, 'terms.notAccepted'],
  ['confirmation', 'prumo-43', 'password.differs'],
])('ACC-04 names what is wrong with %s %j', (field, value, code) =>
  expect(checkedSignUp(form({ [field]: value }))).toEqual({ [field]: code }),
)

it.each(['prum-42', 'pr-12345', 'prumos-4'])('ACC-04 refuses the password %j', (password) =>
  expect(checkedSignUp(form({ password, confirmation: password }))).toEqual({ password: 'password.tooWeak' }),
)
