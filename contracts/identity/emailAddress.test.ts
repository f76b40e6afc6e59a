import { describe, expect, it } from 'vitest'
import { email } from '../values'
import { isCorporateEmail } from './corporateEmail'
import { canonicalEmail, isEmailAddress } from './emailAddress'

const [letters63, letters64] = ['a'.repeat(63), 'a'.repeat(64)]

describe('An e-mail address', () => {
  it.each([
    'ana@obra-.com.br',
    'ana@-obra.com.br',
    `ana@${letters64}.com.br`,
    `${letters64}a@obra.com.br`,
    'ana@obra',
    'ana@obra..com',
    '.ana@obra.com',
    'ana.@obra.com',
    'a na@obra.com',
    'ana@ob ra.com',
    'ana@obra.com/x',
    'ana@obra.c0m',
    'ana@xn--.xn--',
    `ana@${'ç'.repeat(60)}.com.br`,
    'ana@@obra.com',
    '',
  ])('ACC-04 is refused where it cannot exist: %s', (address) => {
    expect(isEmailAddress(address)).toBe(false)
    expect(email.safeParse(address).success).toBe(false)
  })

  it.each([
    ['Ana.Souza+obra@Obra.com.br', 'ana.souza+obra@obra.com.br'],
    [`${letters64}@${letters63}.com.br`, `${letters64}@${letters63}.com.br`],
    ['ana@construção.com.br', 'ana@xn--construo-xza3b.com.br'],
    ['ana@xn--construo-xza3b.com.br', 'ana@xn--construo-xza3b.com.br'],
    ['ana@obra.xn--p1ai', 'ana@obra.xn--p1ai'],
    ['ana@obra.рф', 'ana@obra.xn--p1ai'],
    ['ana@a.b-c.museum', 'ana@a.b-c.museum'],
  ])('ACC-04 is taken where it can exist, in one spelling: %s', (address, canonical) => {
    expect(isEmailAddress(address)).toBe(true)
    expect(email.parse(address)).toBe(canonical)
    expect(canonicalEmail(address)).toBe(canonical)
  })

  it.each(['hotmail.pt', 'outlook.pt', 'sapo.pt', 'live.com.pt', 'protonmail.ch', 'gmail.com', 'mailinator.com'])(
    'ACC-04 says nothing of a company at %s, which anyone gets for free',
    (domain) => expect(isCorporateEmail(`ana@${domain}`)).toBe(false),
  )

  it('ACC-04 of a company says so, at a domain of any language', () => {
    expect(isCorporateEmail('ana@xn--construo-xza3b.com.br')).toBe(true)
    expect(isCorporateEmail('ana@obra.pt')).toBe(true)
  })

  it.each(['\u0000', '\u001f', '\ud800', '\u00ad', '%2e', '/x', ':80', '?', '#', '\\', '\t'])(
    'ACC-01 is no other spelling of an address with %j in or behind its domain',
    (stray) => {
      for (const domain of [`obra.com.br${stray}`, `obra${stray}.com.br`, `construção${stray}.com.br`])
        expect(canonicalEmail(`ana@${domain}`)).toBe(`ana@${domain}`)
    },
  )
})
