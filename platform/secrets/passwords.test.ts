import { describe, expect, it } from 'vitest'
import { type HashingTurn, openPasswords } from './passwords'

const passwords = await openPasswords()
const ana: HashingTurn = { line: 'members', of: 'ana' }
const street: HashingTurn = { line: 'visitors', of: 'a street' }

describe('A password', () => {
  it('is kept as Argon2id with 19 MiB, two passes and one lane, salted', async () => {
    const [first, second] = await Promise.all([passwords.hash('prumo-42', ana), passwords.hash('prumo-42', ana)])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43,}$/)
    expect(first).not.toBe(second)
  })

  it('matches itself and no other', async () => {
    const hashed = await passwords.hash('ção 🏗️ 42', ana)
    expect(await passwords.matches(hashed, 'ção 🏗️ 42', ana)).toBe(true)
    for (const wrong of ['ção 🏗️ 43', 'Ção 🏗️ 42', 'ção 🏗️ 42 ', ''])
      expect(await passwords.matches(hashed, wrong, ana)).toBe(false)
  })

  it('of nobody matches nothing, not even what stands in for it', async () => {
    for (const tried of ['', 'nobody has this password'])
      expect(await passwords.matches(undefined, tried, street)).toBe(false)
  })

  it('that comes when many wait is asked to come back, and those who wait are served', async () => {
    const tried = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => passwords.hash(`prumo-${index}`, street)),
    )
    const refused = tried.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toHaveLength(8)
    for (const reason of refused) expect(reason).toMatchObject({ status: 429, code: 'request.tooMany' })
    expect(await passwords.hash('prumo-42', ana)).toContain('$argon2id$')
  })

  it('of one person is hashed while eight more wait, and 20 visitors are served besides', async () => {
    const many = Array.from({ length: 26 }, () => passwords.hash('prumo-42', ana))
    const visitors = Array.from({ length: 20 }, () => passwords.matches(undefined, 'prumo-42', street))
    const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(17)
    expect(await Promise.all(visitors)).toEqual(Array(20).fill(false))
  })

  it('that cannot be checked frees its turn', async () => {
    for (let time = 0; time < 5; time++)
      await expect(passwords.matches('not a hash', 'prumo-42', ana)).rejects.toThrow()
    expect(await passwords.hash('prumo-42', ana)).toContain('$argon2id$')
  })
})
