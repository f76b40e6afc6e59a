import { expect, it } from 'vitest'
import type { Fields } from '../platform/forms/formFields'
import { checkedUser } from './checkedUser'

const good = {
  name: 'Bruno',
  lastName: 'Lima',
  email: 'bruno@obra.example',
  password: '12345678',
  confirmation: '12345678',
}
const form = (changes: Partial<typeof good>): Fields => {
  const given: Record<string, string> = { ...good, ...changes }
  return { text: (name) => given[name] ?? '', all: () => [], has: (name) => name in given }
}

it('ORG-02 finds nothing wrong with a complete person', () => expect(checkedUser(form({}))).toEqual({}))

it('ORG-02 requires every field, in the order in which they are filled in', () =>
  expect(
    Object.keys(checkedUser(form({ name: ' ', lastName: '', email: '', password: '', confirmation: '' }))),
  ).toEqual(['name', 'lastName', 'email', 'password']))

it.each([
  [{ email: 'bruno' }, { email: 'email.invalid' }],
  [{ password: 'only-1-number', confirmation: 'only-1-number' }, { password: 'managedPassword.tooWeak' }],
  [{ password: 'short12', confirmation: 'short12' }, { password: 'managedPassword.tooWeak' }],
  [{ confirmation: '87654321' }, { confirmation: 'password.differs' }],
])('ORG-02 says what is wrong with %o', (changes, errors) => expect(checkedUser(form(changes))).toEqual(errors))
